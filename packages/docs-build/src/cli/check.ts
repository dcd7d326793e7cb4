import { checkLinks } from '../links/check-links';
import { describeCoverage } from '../api/measure-coverage';
import { throwDiagnostics, type Diagnostic } from 'diagnostics';
import { loadApp } from '../load';
import { openVersionedCache } from '../cache/versioned-cache';
import { compileApp } from '../pipeline/compile-app';
import { checkDemos } from '../pipeline/demos/check-demos';
import { build } from './build';
import { checkTypes } from './check-types';
import { loadSiteConfig } from './load-site-config';

/**
 * `docs check`: reports what a build would report, without building: manifest, pages, content, demos rendered on the
 * server, types, and links into any product. `docs check --full` then builds the app and starts each demo in a browser.
 */
export async function check(appDir: string, args: readonly string[] = []): Promise<void> {
  const isFull = args.includes('--full');
  const app = await loadApp(appDir);
  throwDiagnostics(app.diagnostics);
  const config = loadSiteConfig(process.env);
  const cache = await openVersionedCache(appDir, config);
  const { coverages, deferred, diagnostics, pages } = await compileApp(app, { cache });
  const { cacheDir } = cache;
  const demos = await checkDemos(app, pages, { cacheDir, config });
  const types = await checkTypes(appDir);
  const links = await checkLinks(app, pages, { ...config, cacheDir });
  for (const coverage of coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  for (const note of links.notes) {
    process.stderr.write(`${note}\n`);
  }
  throwDiagnostics([
    ...diagnostics,
    ...demos,
    ...withoutRepeats(types, demos),
    ...links.diagnostics,
    ...deferred,
  ]);
  if (isFull) {
    await build(appDir);
    const { startDemos } = await import('../pipeline/demos/start-demos');
    const started = await startDemos(app, process.env);
    throwDiagnostics(started.diagnostics);
    process.stdout.write(`${started.note}\n`);
  }
  process.stdout.write(
    `${app.name}: ${pages.length === 1 ? 'one page' : `${pages.length} pages`}, no errors.\n`,
  );
}

/** TypeScript also reports imports that lead nowhere, and several errors for one mistake of syntax. */
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
