import { buildApp } from '../pipeline/build-app';
import { loadSiteConfig } from './load-site-config';

/** `docs build`: builds the app into `dist/`. */
export async function build(appDir: string): Promise<void> {
  await buildApp(appDir, loadSiteConfig(process.env));
}
