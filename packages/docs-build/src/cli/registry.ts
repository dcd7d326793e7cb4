import path from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import { DiagnosticsError } from 'diagnostics';
import { registryAddress, type ProductRegistry } from 'docs-shell/registry';
import pc from 'picocolors';
import { openLive, type LiveSite } from '../deploy/site/open-live';
import { formatRegistry } from '../emit/create-registry';
import { addProduct, removeProduct } from '../registry/change-registry';
import { checkRegistry, type CheckedRegistry } from '../registry/check-entries';
import { checkManifests } from '../registry/check-manifests';
import { updateRegistry } from '../registry/update-registry';
import { parseRegistryArgs, type RegistryArgs } from './parse-registry-args';

/**
 * `docs registry`: lists and checks the products of a site, in its folder or over HTTP, and adds and removes them in its
 * folder. The owner of the root runs it; products join and leave without a build.
 *
 * @throws {DiagnosticsError} with everything that is wrong with the registry
 */
export async function registry(appDir: string, args: readonly string[]): Promise<void> {
  const given = parseRegistryArgs(args);
  const { root, site, name } = openSite(appDir, given.site);
  const { registry: current, diagnostics } = await readRegistry(site, name);
  if (given.action === 'list') {
    print(formatProducts(current));
    return;
  }
  if (given.action === 'check') {
    throwAll([...diagnostics, ...(await checkManifests(current, site, name))]);
    print(`${pc.green('docs registry')}  ${current.products.length} products, no mistakes`);
    return;
  }
  if (root === undefined) throw new DiagnosticsError([noFolder(given.site)]);
  const next = await changeProducts(given, current, site);
  throwAll(checkRegistry(formatRegistry(next), name).diagnostics);
  const fileNames = await updateRegistry(root, () => next);
  print(`${pc.green('docs registry')}  written: ${fileNames.join(', ')}\n${formatProducts(next)}`);
}

type Change = Extract<RegistryArgs, { readonly action: 'add' | 'remove' }>;

async function changeProducts(
  change: Change,
  current: ProductRegistry,
  site: Pick<LiveSite, 'readText'>,
): Promise<ProductRegistry> {
  return change.action === 'add'
    ? addProduct(current, change.product, site)
    : removeProduct(current, change.id);
}

interface OpenedSite {
  /** Absolute path, if the site is a folder. */
  readonly root?: string;
  readonly site: Pick<LiveSite, 'readText'>;
  /** Name of the registry in diagnostics. */
  readonly name: string;
}

function openSite(appDir: string, given: string): OpenedSite {
  if (/^https?:/.test(given)) {
    const { origin } = new URL(given);
    return { site: openLive(origin), name: origin + registryAddress };
  }
  const root = path.resolve(appDir, given);
  return { root, site: openFolder(root), name: `${given}${registryAddress}` };
}

async function readRegistry(
  site: Pick<LiveSite, 'readText'>,
  name: string,
): Promise<Required<CheckedRegistry>> {
  const { text, problem } = await site.readText(registryAddress);
  if (text === undefined) {
    throw new DiagnosticsError([
      {
        file: 'docs registry',
        path: '--site',
        code: 'DOCS7012',
        received: problem,
        expected: 'a site with docs-products.json, which the build of the app at the root writes',
        hint: 'Name the folder of the whole site, or its origin. Without an app at the root, a site has no registry.',
      },
    ]);
  }
  const { registry: found, diagnostics } = checkRegistry(text, name);
  if (!found) throw new DiagnosticsError(diagnostics);
  return { registry: found, diagnostics };
}

function formatProducts({ products }: ProductRegistry): string {
  const rows = products.map(({ id, prefixes, category, order, selfContained }) => [
    String(order),
    id,
    category,
    prefixes.join(' '),
    selfContained === true ? 'self-contained' : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n');
}

function throwAll(diagnostics: ConstructorParameters<typeof DiagnosticsError>[0]): void {
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
}

function noFolder(site: string) {
  return {
    file: 'docs registry',
    path: '--site',
    code: 'DOCS7003',
    received: site,
    expected: 'a folder: over HTTP nothing can be changed',
    hint: 'Change the registry in the folder of the site, and upload docs-products.json, sitemap.xml and llms.txt.',
  } as const;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Larger files are no files of a documentation. */
const maxBytes = 64 * 1024 * 1024;

/** Opens the folder of a site, so that it is read like a deployed one. */
function openFolder(root: string): Pick<LiveSite, 'readText'> {
  return {
    async readText(address) {
      const file = path.join(root, address);
      try {
        const { size } = await stat(file);
        if (size > maxBytes) return { problem: `${file} has ${size} bytes`, isAbsent: false };
        return { text: await readFile(file, 'utf8') };
      } catch {
        return { problem: `${file} is missing`, isAbsent: true };
      }
    },
  };
}
