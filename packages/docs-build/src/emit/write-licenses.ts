import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from 'docs-shell/product';
import { licensesFile } from 'docs-shell/offline';
import type { AssetFile } from '../lib/asset-file';
import { getOrCreate } from '../lib/get-or-create';
import { readPackageJson } from '../lib/installed-package';
import type { OutputFolder } from '../lib/output-folder';

interface WriteLicensesOptions {
  readonly products: readonly Pick<Product, 'rootPath'>[];
  readonly assets: readonly AssetFile[];
  readonly toAbsolute: (portable: string) => string;
  readonly output: Pick<OutputFolder, 'write'>;
}

/** Writes the license notices of the packages whose code is in the scripts of an app, once for each of its products. */
export async function writeLicenses(options: WriteLicensesOptions): Promise<void> {
  const { products, assets, toAbsolute, output } = options;
  const folders = new Set(assets.flatMap(({ packages = [] }) => packages));
  const text = await createLicenses([...folders].map(toAbsolute));
  for (const { rootPath } of products) {
    output.write(`${rootPath}/${licensesFile}`, text);
  }
}

/**
 * Returns the notices of packages. Packages with the same text share it.
 *
 * @param folders absolute paths of installed packages
 */
export async function createLicenses(folders: readonly string[]): Promise<string> {
  const packages = await Promise.all(folders.map(readLicense));
  const byText = new Map<string, Set<string>>();
  for (const { id, text } of packages) getOrCreate(byText, text, () => new Set()).add(id);
  const notices = [...byText].map(([text, ids]) => `${[...ids].sort().join('\n')}\n\n${text}\n`);
  return [
    'The scripts of this documentation contain code of the packages below.\n',
    ...notices.sort(),
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

async function readLicense(
  folder: string,
): Promise<{ readonly id: string; readonly text: string }> {
  const { name, version, license = 'unknown' } = readPackageJson(folder);
  const files = await readdir(folder);
  const file = files
    .sort()
    .find((candidate) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(candidate));
  const text =
    file === undefined
      ? 'The package contains no text of its license.'
      : await readFile(path.join(folder, file), 'utf8');
  return {
    id: `${name} ${version} (${license})`,
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}
