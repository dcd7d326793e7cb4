import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import type { Diagnostic } from 'diagnostics';
import { openValueCache } from 'docs-build/cache';
import { readOutput } from 'docs-build/output-list';
import { swapFolder } from 'docs-build/swap-folder';
import { isLinkedPage } from 'docs-shell/offline';
import { buildFolder } from 'docs-shell/page-document';
import { toProductTable } from 'docs-shell/registry';
import { glob } from 'tinyglobby';
import { assetsFolder, isAsset } from 'docs-shell/lib/is-asset';
import { type ProductTable, resolveLocation } from 'docs-shell/routing';
import { mapConcurrently } from '../map-concurrently';
import { openAssemblyRecord } from './assembly-record';
import { mergeRegistries, writeRegistryApp } from './merge-registries';
import type { AssemblySummary, BuiltApp, SiteFiles } from './types';
import { type CompressionCache, writeSiteFile, type WrittenFile } from './write-site-file';
import type { AssemblyRecord } from './assembly-record';

interface AssembleOptions {
  readonly repoRoot: string;
  /** For a site whose root publishes no registry. */
  readonly productTable: ProductTable;
  /** Folder of the site, from the repository's root. */
  readonly siteFolder: string;
  /** Absolute path of the cache folder. Without it all files are compared, and new ones compressed. */
  readonly cacheDir?: string;
}

/**
 * Merges the built apps into one site.
 * @throws {DiagnosticsError} with all problems
 */
export async function assembleSite(options: AssembleOptions): Promise<AssemblySummary> {
  const { repoRoot, productTable, cacheDir } = options;
  const place = path.join(repoRoot, options.siteFolder);
  const apps = await readApps(repoRoot);
  const record = openAssemblyRecord(cacheDir, place, apps);
  const { files: appFiles, diagnostics } = await mergeApps(apps, record);
  const registry = await mergeRegistries(apps);
  const table = registry ? toProductTable(registry) : productTable;
  const allDiagnostics = [...apps.flatMap((app) => checkOwnership(app, table)), ...diagnostics];
  if (allDiagnostics.length > 0) throw new DiagnosticsError(allDiagnostics);

  const registryDir = `${place}.registry`;
  const files = new Map(appFiles);
  if (registry) {
    const listing = await writeRegistryApp(registry, apps, registryDir);
    for (const file of listing.files) files.set(file, listing);
  }
  const next = `${place}.next`;
  await rm(next, { recursive: true, force: true });
  const compressed: CompressionCache =
    cacheDir === undefined ? { get: async (_, make) => make() } : openValueCache(cacheDir, 'gzip');
  const written = await mapConcurrently([...files], ([file, app]) =>
    writeSiteFile({
      source: path.join(app.distDir, file),
      target: path.join(next, file),
      previous: path.join(place, file),
      known: record.isSameSource(app, file) ? record.findFile(file) : undefined,
      compressed,
    }),
  );
  await swapFolder(next, place);
  await rm(registryDir, { recursive: true, force: true });
  const names = [...files.keys()];
  record.save(new Map(written.map((file, index) => [names[index] ?? '', sizesOf(file)])));

  const perApp = apps.map((app) => ({ name: app.name, pageCount: countPages(app.files) }));
  return {
    apps: perApp,
    pageCount: sum(perApp.map(({ pageCount }) => pageCount)),
    fileCount: files.size,
    bytes: sum(written.map(({ bytes }) => bytes)),
    transferBytes: sum(written.map(({ transferBytes }) => transferBytes)),
    writtenCount: written.filter(({ isWritten }) => isWritten).length,
  };
}

function sizesOf({ bytes, transferBytes }: WrittenFile) {
  return { bytes, transferBytes };
}

async function readApps(repoRoot: string): Promise<BuiltApp[]> {
  const names = await listApps(repoRoot);
  const results = await Promise.all(names.map((name) => readApp(repoRoot, name)));
  const diagnostics = results.flatMap((result) => ('received' in result ? [result] : []));
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return results.flatMap((result) => ('received' in result ? [] : [result]));
}

/** Counts the pages, except 404 pages. A linked page is the same page. */
function countPages(files: readonly string[]): number {
  const pages = files.filter((file) => file.endsWith('.html') && !isLinkedPage(file));
  return pages.filter((file) => !/(^|\/)404\.html$/.test(file)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the names of the docs apps: the folders of `apps/` that are packages, sorted. */
async function listApps(repoRoot: string): Promise<string[]> {
  const files = await glob('*/package.json', { cwd: path.join(repoRoot, 'apps') });
  return files.map((file) => path.posix.dirname(file)).sort();
}

/** Reads the build output of an app. Returns a diagnostic if it is missing or incomplete. */
async function readApp(repoRoot: string, name: string): Promise<BuiltApp | Diagnostic> {
  const appDir = path.join(repoRoot, 'apps', name);
  const distDir = path.join(appDir, 'dist');
  const dataFile = path.join(appDir, buildFolder, 'app.json');
  const missing = await findMissing([distDir, dataFile]);
  const output =
    missing === undefined
      ? await readOutput(appDir)
      : { problem: `no ${path.relative(appDir, missing)}: the app is not built` };
  if ('problem' in output) {
    return {
      file: `apps/${name}`,
      code: 'DOCS8010',
      received: output.problem,
      expected: 'a finished build of every app',
      hint: `Run: npm run build, or in apps/${name}: ${await runCommand(repoRoot)} build`,
    };
  }
  return { name, distDir, productIds: await readProductIds(dataFile), files: output.files };
}

async function findMissing(paths: readonly string[]): Promise<string | undefined> {
  for (const candidate of paths) {
    try {
      await access(candidate);
    } catch {
      return candidate;
    }
  }
  return undefined;
}

/** Returns a command that works without pnpm: npx installs the version in the repository's package.json. */
async function runCommand(repoRoot: string): Promise<string> {
  const text = await readFile(path.join(repoRoot, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(text) as { packageManager?: string };
  return packageManager === undefined ? 'npm run' : `npx -y ${packageManager} run`;
}

async function readProductIds(file: string): Promise<string[]> {
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { products } = data as { products: readonly { identity: { id: string } }[] };
  return products.map(({ identity }) => identity.id);
}

/** Merges the files of the apps. Two apps may have the same file if its bytes are equal. */
async function mergeApps(
  apps: readonly BuiltApp[],
  record: Pick<AssemblyRecord, 'isSameSource'>,
): Promise<{ readonly files: SiteFiles; readonly diagnostics: readonly Diagnostic[] }> {
  const files = new Map<string, BuiltApp>();
  const diagnostics: Diagnostic[] = [];
  for (const app of apps) {
    for (const file of app.files) {
      const owner = files.get(file);
      if (!owner) {
        files.set(file, app);
      } else if (
        // The last assembly had no diagnostics.
        !(record.isSameSource(owner, file) && record.isSameSource(app, file)) &&
        !(await haveSameBytes(owner, app, file))
      ) {
        diagnostics.push({
          file: `apps/${app.name}/dist/${file}`,
          code: 'DOCS8011',
          received: `other bytes than in apps/${owner.name}/dist/${file}`,
          expected: 'each file from one app, or the same bytes from both',
          hint: isAsset(`/${file}`)
            ? `Build both apps (${owner.name}, ${app.name}) again: names of assets come from their content.`
            : `Remove the page from ${owner.name} or from ${app.name}.`,
        });
      }
    }
  }
  return { files, diagnostics };
}

async function haveSameBytes(a: BuiltApp, b: BuiltApp, file: string): Promise<boolean> {
  const [left, right] = await Promise.all([
    readFile(path.join(a.distDir, file)),
    readFile(path.join(b.distDir, file)),
  ]);
  return left.equals(right);
}

/** Reports files of an app outside the path prefixes of its products. The product at `/` owns all other paths. */
function checkOwnership({ name, files, productIds }: BuiltApp, table: ProductTable): Diagnostic[] {
  return files.flatMap((file) => {
    const pathname = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const { productId } = resolveLocation(pathname, table);
    if (file.startsWith(assetsFolder.slice(1)) || productIds.includes(productId)) return [];
    const prefixes = table
      .filter((route) => productIds.includes(route.productId))
      .flatMap((route) => route.pathPrefixes);
    return [
      {
        file: `apps/${name}/dist/${file}`,
        code: 'DOCS2009',
        received: `${pathname}, an address of the product ${productId}`,
        expected: `addresses below ${prefixes.join(', ') || 'a prefix of its products'} that no other product owns`,
        hint: `Move the page, or correct the prefixes in packages/products/src/product-table.ts.`,
      },
    ];
  });
}
