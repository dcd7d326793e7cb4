import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { major } from 'semver';
import { z } from 'zod';
import { apiDocumentSchema, type ApiDocument } from '../../document';
import { extractDocuments } from '../../extract/extract-documents';
import type { ExtractionRequest } from '../../extract/extraction-request';
import { compareText } from '../../text/compare-text';
import { digestExtractor } from './extractor-digest';
import type { Registry } from './registry';
import { choosePackages, type VersionRequest } from './choose-packages';
import { listInstallable } from './list-versions';
import { runNpm } from './run-npm';

/** Where versions are installed and their documents are kept, and what is read. */
export interface VersionStore {
  /** Absolute path outside of the repository. */
  readonly cacheDir: string;
  readonly request: Omit<ExtractionRequest, 'fromFolder' | 'isEarlierVersion' | 'only'>;
  readonly installed: Readonly<Record<string, string>>;
  readonly registry: Registry;
}

/** Returns the folder in which a version is installed. */
export function folderOf(version: string, { cacheDir, request }: VersionStore): string {
  const [name = ''] = request.packages;
  return path.join(cacheDir, 'installed', `${name.replaceAll(/\W+/g, '-')}-${version}`);
}

/** Installs the packages that have a version if they are not installed, and returns the folder. */
export function openVersion(version: string, store: VersionStore): Promise<string> {
  const { packages } = store.request;
  return installVersion(
    folderOf(version, store),
    { packages, version, installed: store.installed },
    store.registry,
  );
}

/**
 * Returns the API documents of a published version. The folder of the store keeps them.
 * @param packages those of the product that are read; by default, all
 */
export async function extractVersion(
  version: string,
  store: VersionStore,
  packages: readonly string[] = store.request.packages,
): Promise<readonly ApiDocument[]> {
  const { cacheDir } = store;
  const request = { ...store.request, packages };
  const name = path.basename(folderOf(version, store));
  const file = path.join(cacheDir, 'documents', digestExtractor(request), `${name}.gz`);
  if (existsSync(file)) {
    const text = await promisify(gunzip)(await readFile(file));
    return z.array(apiDocumentSchema).parse(JSON.parse(text.toString('utf8')));
  }
  const fromFolder = await openVersion(version, store);
  const documents = extractDocuments({ ...request, fromFolder, isEarlierVersion: true }).sort(
    (a, b) => compareText(a.name, b.name),
  );
  forgetModules(fromFolder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, await promisify(gzip)(JSON.stringify(documents)));
  await rename(`${file}.${process.pid}`, file);
  return documents;
}

/** Lets the memory of the package's code go: each version is another copy of it. */
export function forgetModules(folder: string): void {
  const { cache } = createRequire(path.join(folder, 'noop.js'));
  for (const file of Object.keys(cache)) {
    if (file.startsWith(folder)) Reflect.deleteProperty(cache, file);
  }
}

/**
 * Installs a version of a product with its siblings, and returns the folder. No script of a package runs. A folder of
 * an earlier run is used again.
 *
 * @param folder absolute path, outside of any project
 */
async function installVersion(
  folder: string,
  request: VersionRequest,
  registry: Registry,
): Promise<string> {
  if (existsSync(folder)) return folder;
  const installable = await listInstallable(request.packages, request.version, registry);
  const { dependencies, overrides } = await choosePackages(
    installable.length > 0 ? { ...request, packages: installable } : request,
    registry,
  );
  const aside = `${folder}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  await writeFile(
    path.join(aside, 'package.json'),
    JSON.stringify({ name: 'api-history', private: true, dependencies, overrides }, null, 2),
  );
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await runNpm(['install', ...flags, '--legacy-peer-deps'], aside);
  if (!hasGlobalJsx(aside) && usesGlobalJsx(aside, request.packages)) {
    const types = ['@types/react', '@types/react-dom'].map((name) => `${name}@<19`);
    await runNpm(['install', ...flags, '--legacy-peer-deps', ...types], aside);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  return folder;
}

/** Whether the installed types of React declare the global namespace `JSX`, as all before version 19 do. */
function hasGlobalJsx(folder: string): boolean {
  const file = path.join(folder, 'node_modules/@types/react/package.json');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return major(version) < 19;
}

/**
 * Whether declarations of the packages or their siblings name the global namespace `JSX`, which React’s types lack since
 * version 19. Some releases allow React 19 with siblings that name it: components would return an unknown type.
 */
function usesGlobalJsx(folder: string, packages: readonly string[]): boolean {
  const roots = new Set(packages.map((name) => /^@[^/]+/.exec(name)?.[0] ?? name));
  return [...roots].some((name) => {
    const root = path.join(folder, 'node_modules', name);
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).some(
      (file) =>
        file.endsWith('.d.ts') &&
        /(?<![.\w])JSX\.Element\b/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  });
}
