import { loadConfig } from 'docs-shell/config/load';
import { checkLinks } from '../links/check-links';
import { describeCoverage } from '../api/measure-coverage';
import { DocsError } from '../faults';
import { loadApp } from '../app';
import { openVersionedCache } from '../cache/versioned-cache';
import { compileApp } from '../pages/compile-app';

/** `docs check`: everything that can be said without building: manifest, pages, content, links into any product. */
export async function check(appDir: string): Promise<void> {
  const app = await loadApp(appDir);
  if (app.faults.length > 0) {
    throw new DocsError(app.faults);
  }
  const config = loadConfig(process.env);
  const cache = await openVersionedCache(appDir, config);
  const { coverages, faults, pages } = await compileApp(app, { cache });
  const links = await checkLinks(app, pages, { ...config, cacheDir: cache.cacheDir });
  for (const coverage of coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  for (const note of links.notes) {
    process.stderr.write(`${note}\n`);
  }
  if (faults.length + links.faults.length > 0) {
    throw new DocsError([...faults, ...links.faults]);
  }
  process.stdout.write(`${app.name}: ${pages.length} pages, no faults.\n`);
}
