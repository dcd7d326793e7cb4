import { DocsError } from '../faults';
import { loadApp } from '../app';
import { compileApp } from '../pages/compile-app';

/** `docs check`: everything that can be said without building: manifest, pages, content. */
export async function check(appDir: string): Promise<void> {
  const app = await loadApp(appDir);
  if (app.faults.length > 0) {
    throw new DocsError(app.faults);
  }
  const { faults, pages } = await compileApp(app);
  if (faults.length > 0) {
    throw new DocsError(faults);
  }
  process.stdout.write(`${app.name}: ${pages.length} pages, no faults.\n`);
}
