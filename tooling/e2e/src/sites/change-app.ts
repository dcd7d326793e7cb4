import { mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyApp } from '@tooling/fixture-builder';
import { glob } from 'tinyglobby';
import { listProducts } from './list-products';

/** A built copy of an app with changed texts. */
export interface ChangedApp {
  readonly appDir: string;
  /** Root path of the changed product, the app's first one. */
  readonly rootPath: string;
  readonly name: string;
  readonly version: string;
  /** A page, and its new text. */
  readonly address: string;
  readonly sentence: string;
  remove(): Promise<void>;
}

/** Builds a copy of an app with another product name, another version and another text on one page. */
export async function changeApp(source: string): Promise<ChangedApp> {
  const [product] = await listProducts(path.join(source, 'dist'));
  if (!product) throw new Error(`${source} publishes nothing.`);
  const { identity, rootPath } = product;
  const news = { name: 'Renamed', version: '99.1.2', sentence: 'A sentence of the second day.' };
  const copy = await copyApp(source, `changed-${path.basename(source)}`);
  await copy.edit('product.ts', `name: '${identity.name}'`, `name: '${news.name}'`);
  await installVersion(copy.appDir, news.version);
  const [file = ''] = (await glob('content/**/*.mdx', { cwd: source })).sort();
  const text = await readFile(path.join(source, file), 'utf8');
  await copy.edit(file, text, `${text}\n${news.sentence}\n`);
  await copy.build();
  return { ...news, ...copy, rootPath, address: await findPage(copy.appDir, news.sentence) };
}

async function findPage(appDir: string, sentence: string): Promise<string> {
  const output = path.join(appDir, 'dist');
  for (const file of await glob('**/index.html', { cwd: output })) {
    if ((await readFile(path.join(output, file), 'utf8')).includes(sentence)) {
      return `/${file.replace(/index\.html$/, '')}`;
    }
  }
  throw new Error(`No page of ${appDir} says: ${sentence}`);
}

/**
 * Installs another version of the documented package in a copied app: the same files with another version in their
 * `package.json`. Without a documented package, changes the version of the app.
 */
async function installVersion(appDir: string, version: string): Promise<void> {
  const definition = await readFile(path.join(appDir, 'product.ts'), 'utf8');
  const packageName = /packageName: '([^']+)'/.exec(definition)?.[1];
  if (packageName === undefined) return writeVersion(appDir, appDir, version);
  const link = path.join(appDir, 'node_modules', packageName);
  const installed = await realpath(link);
  await rm(link);
  await mkdir(link);
  for (const entry of await readdir(installed)) {
    if (entry !== 'package.json') {
      await symlink(path.join(installed, entry), path.join(link, entry));
    }
  }
  return writeVersion(installed, link, version);
}

async function writeVersion(from: string, to: string, version: string): Promise<void> {
  const packageJson = JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')) as object;
  await writeFile(path.join(to, 'package.json'), JSON.stringify({ ...packageJson, version }));
}
