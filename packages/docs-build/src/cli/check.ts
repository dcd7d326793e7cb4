import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, throwDiagnostics } from 'diagnostics';
import { type Config, toLibrarySettings } from 'docs-shell/config/load';
import { runNpm } from 'react-api-docs/npm';
import { z } from 'zod';
import { describeCoverage } from '../api/measure-coverage';
import { openBundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import { openVersionedCache } from '../cache/versioned-cache';
import type { CompiledPage } from '../content/compiled-page';
import { renderDemos } from '../demos/render-demos';
import { checkLinks } from '../links/check-links';
import { checkVersionMenu } from '../links/check-version-menu';
import { loadApp } from '../load';
import type { LoadedApp } from '../load';
import { compileApp } from '../pipeline/compile-app';
import { serverFolder } from '../pipeline/demos/build-page-demos';
import { listProblems, withoutDuplicates } from '../pipeline/demos/demo-problems';
import { listBareDemos } from '../pipeline/demos/list-bare-demos';
import { listBrowserOnlyDemos } from '../pipeline/demos/list-browser-only-demos';
import { listImportedDemos } from '../pipeline/demos/list-imported-demos';
import { keepShownDemos, listDemos } from '../pipeline/demos/list-demos';
import { listStyleGroups } from '../pipeline/demos/list-style-groups';
import { openImports } from '../pipeline/demos/open-demo-code';
import { listDemoFrames } from '../pipeline/documents/demo-frames';
import { inspectSandbox } from '../sandboxes/create-sandbox';
import { openInstalledPackages } from '../sandboxes/list-dependencies';
import { build } from './build';
import { checkTypes } from './check-types';
import { loadSiteConfig } from './load-site-config';
import { readArguments } from './read-arguments';

/**
 * `docs check`: reports what a build would report, without building: `product.ts`, pages, content, demos rendered on
 * the server, types, and links into any product. `docs check --full` then builds the app and starts each demo in a
 * browser. `--versions`, which is a part of `--full`, asks npm whether the version menus are up to date.
 */
export async function check(appDir: string, args: readonly string[] = []): Promise<void> {
  const { values, diagnostics: unknown } = readArguments('check', args);
  throwDiagnostics(unknown);
  const isFull = values.full === true;
  const asksForVersions = isFull || values.versions === true;
  const config = loadSiteConfig(process.env);
  const cache = await openVersionedCache(appDir, config);
  const app = await loadApp(appDir, { cache });
  throwDiagnostics(app.diagnostics);
  const { coverages, deferred, diagnostics, pages } = await compileApp(app, { cache });
  const { cacheDir } = cache;
  const demos = await checkDemos(app, pages, { cacheDir, config });
  const types = await checkTypes(appDir);
  const links = await checkLinks(app, pages, { ...config, cacheDir });
  const versions = asksForVersions ? await checkVersions(app) : [];
  for (const coverage of coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  for (const limit of app.libraries.limits) {
    process.stdout.write(`Known limit: ${limit}\n`);
  }
  for (const note of links.notes) {
    process.stderr.write(`${note}\n`);
  }
  throwDiagnostics([
    ...diagnostics,
    ...demos,
    ...withoutRepeats(types, demos),
    ...links.diagnostics,
    ...versions,
    ...deferred,
  ]);
  if (isFull) {
    await build(appDir, []);
    const { startDemos } = await import('../pipeline/demos/start-demos');
    const started = await startDemos(app, process.env);
    throwDiagnostics(started.diagnostics);
    process.stdout.write(`${started.note}\n`);
  }
  process.stdout.write(
    `${app.name}: ${pages.length === 1 ? 'one page' : `${pages.length} pages`}, no errors.\n`,
  );
}

/** Without the network the numbers stay unchecked: nothing is wrong with the app then. */
async function checkVersions(app: LoadedApp): Promise<readonly Diagnostic[]> {
  try {
    return await checkVersionMenu({
      ...app,
      source: await readFile(path.join(app.appDir, 'product.ts'), 'utf8'),
      versionsOf: listPublished,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`npm does not answer, so version numbers were not checked: ${reason}\n`);
    return [];
  }
}

/** npm prints a single version as a string. */
const versionsSchema = z.union([z.array(z.string()), z.string().transform((single) => [single])]);

async function listPublished(packageName: string): Promise<readonly string[]> {
  const printed = await runNpm(['view', packageName, 'versions', '--json']);
  return versionsSchema.parse(JSON.parse(printed));
}

/**
 * Removes type errors that repeat a diagnostic: TypeScript also reports imports that cannot be resolved, and several
 * errors for one syntax error.
 */
function withoutRepeats(
  types: readonly Diagnostic[],
  demos: readonly Diagnostic[],
): readonly Diagnostic[] {
  return types.filter(
    ({ file, line }) =>
      !demos.some(
        (known) => known.file === file && (known.line === line || known.code === 'DOCS4007'),
      ),
  );
}

interface CheckDemosOptions {
  readonly cacheDir: string;
  readonly config: Config;
}

/**
 * Returns the diagnostics that a build reports about demos, without bundling them for the browser. The HTML of the
 * demos is cached for the next build.
 */
async function checkDemos(
  app: LoadedApp,
  pages: readonly CompiledPage[],
  { cacheDir, config }: CheckDemosOptions,
): Promise<readonly Diagnostic[]> {
  const { appDir } = app;
  const demos = listDemos(keepShownDemos(app, pages));
  if (demos.size === 0) return [];
  const { diagnostics, problems } = await renderDemos({
    appDir,
    demos,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    outDir: serverFolder(appDir),
    settings: toLibrarySettings(config),
    styleGroups: listStyleGroups(pages, listDemoFrames(app, pages)),
    browserOnly: listBrowserOnlyDemos(pages),
    tolerated: listImportedDemos(pages),
    cache: openBundleCache(openBuildCache({ appDir, folder: cacheDir }), appDir),
  });
  // An import that cannot be resolved would be reported twice.
  if (diagnostics.length > 0) return diagnostics;
  const bareDemos = listBareDemos(pages);
  const importsOf = openImports(cacheDir);
  const installed = openInstalledPackages();
  const examples = [...demos.keys()].filter(
    (id) => !bareDemos.has(id) && problems.get(id)?.canRun !== false,
  );
  const sandboxes = await Promise.all(
    examples.map((id) => inspectSandbox({ appDir, id, importsOf, installed })),
  );
  return withoutDuplicates([
    ...listProblems(problems),
    ...sandboxes.flatMap((sandbox) => sandbox.diagnostics),
  ]);
}
