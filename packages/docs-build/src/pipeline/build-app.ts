import { throwDiagnostics } from 'diagnostics';
import path from 'node:path';
import type { Config } from 'docs-shell/config/load';
import { buildFolder } from 'docs-shell/page-document';
import { assetsFolder } from 'docs-shell/lib/is-asset';
import { rootPathOf } from 'docs-shell/routing';
import { describeCoverage } from '../api/measure-coverage';
import { pruneDaily } from '../cache/disk-cache';
import { openVersionedCache } from '../cache/versioned-cache';
import type { Helper } from '../lib/helper-process';
import { logPhase } from '../lib/log-phase';
import { checkOwnLinks } from '../links/check-links';
import { loadApp, type LoadedApp } from '../load';
import { renderPages } from '../render/render-pages';
import type { BuildContext } from './build-context';
import { bundleApp } from './bundle-app';
import { describePageRules } from './demos/find-page-rules';
import { compileApp } from './compile-app';
import { fillPages } from './fill-pages';
import { keepShownDemos } from './demos/list-demos';
import { composeApp, writeDocuments } from './documents/compose-app';
import { emitApp } from './emit-app';

/**
 * Turns the sources of an app into `dist/`, its part of the site: loads, compiles, bundles, renders and emits them.
 *
 * @param appDir absolute path of the app
 * @param helper runs `docs fill-cache`. Without it, this process runs all steps
 * @throws DiagnosticsError with all problems of the first phase that finds any
 */
export async function buildApp(appDir: string, config: Config, helper?: Helper): Promise<void> {
  const cache = await openVersionedCache(appDir, config);

  // Load: the product definition, the list of pages and demos, translations, API documents.
  const app = await logPhase('load', 'the app', () => loadApp(appDir, { cache }));
  throwDiagnostics(app.diagnostics);
  const assetsUrl = resolveAssetsUrl(app, config);

  // Compile: MDX and API documents to content, and every check that needs no bundle.
  const compiled = await logPhase('compile', 'content', async () => {
    await fillPages(app, { assetsUrl, cache, helper, cacheFolder: config.cacheFolder });
    return compileApp(app, { assetsUrl, cache });
  });
  for (const coverage of compiled.coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  throwDiagnostics([...compiled.diagnostics, ...checkOwnLinks(app, compiled.pages)]);

  const context: BuildContext = {
    app: keepShownDemos(app, compiled.pages),
    assetsUrl,
    cache,
    config,
    ...(helper && { helper }),
  };

  // Bundle: scripts, fonts, styles and images; demos for the browser, and their HTML.
  const bundled = await bundleApp(context, compiled);
  throwDiagnostics(bundled.demos.diagnostics);
  const { deferred, pageRules } = bundled.demos;
  for (const rules of pageRules) process.stdout.write(`${describePageRules(rules)}\n`);
  if (deferred.length > 0) {
    process.stdout.write(
      `Demos of imported pages have ${deferred.length === 1 ? 'one problem' : `${deferred.length} problems`}: docs check lists them.\n`,
    );
  }

  // Render: a document per page, and the HTML that Next makes of it.
  const documents = await composeApp(context, compiled, bundled);
  const digests = await logPhase('render', 'page documents', () =>
    writeDocuments(path.join(appDir, buildFolder), documents),
  );
  const rendered = await logPhase('render', 'HTML of pages', () =>
    renderPages({
      appDir,
      cacheDir: cache.cacheDir,
      app: documents.app,
      documents: digests,
    }),
  );

  // Emit: everything that is deployed.
  await logPhase('emit', 'dist', () => emitApp(context, { bundled, documents, rendered }));
  await pruneDaily(cache.cacheDir);
}

/** Returns the URL prefix of assets. Products that are deployed to separate hosts each have a folder of their own. */
function resolveAssetsUrl(
  { products, productTable }: LoadedApp,
  { assets }: Pick<Config, 'assets'>,
): string {
  const id = products[0]?.identity.id;
  const route = productTable.find(({ productId }) => productId === id);
  if (route?.selfContained) return `${rootPathOf(route)}${assetsFolder}`;
  return assets === 'product' && id !== undefined ? `${assetsFolder}${id}/` : assetsFolder;
}
