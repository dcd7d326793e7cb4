import { checkLinks } from '../links/check-links';
import { describeCoverage } from '../api/measure-coverage';
import { DiagnosticsError } from 'diagnostics';
import { loadApp } from '../load';
import { openVersionedCache } from '../cache/versioned-cache';
import { compileApp } from '../pipeline/compile-app';
import { loadSiteConfig } from './load-site-config';

/** `docs check`: reports problems that need no build: manifest, pages, content, and links into any product. */
export async function check(appDir: string): Promise<void> {
  const app = await loadApp(appDir);
  if (app.diagnostics.length > 0) {
    throw new DiagnosticsError(app.diagnostics);
  }
  const config = loadSiteConfig(process.env);
  const cache = await openVersionedCache(appDir, config);
  const { coverages, deferred, diagnostics, pages } = await compileApp(app, { cache });
  const links = await checkLinks(app, pages, { ...config, cacheDir: cache.cacheDir });
  for (const coverage of coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  for (const note of links.notes) {
    process.stderr.write(`${note}\n`);
  }
  const all = [...diagnostics, ...links.diagnostics, ...deferred];
  if (all.length > 0) {
    throw new DiagnosticsError(all);
  }
  process.stdout.write(`${app.name}: ${pages.length} pages, no errors.\n`);
}
