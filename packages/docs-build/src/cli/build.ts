import { withBuildLock } from '../lib/build-lock';
import { buildApp } from '../pipeline/build-app';
import { loadSiteConfig } from './load-site-config';

/** `docs build`: builds the app into `dist/`. A second build of the same app waits for the first. */
export async function build(appDir: string): Promise<void> {
  const config = loadSiteConfig(process.env);
  await withBuildLock(appDir, () => buildApp(appDir, config));
}
