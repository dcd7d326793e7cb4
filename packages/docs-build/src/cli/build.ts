import { loadConfig } from 'docs-shell/config/load';
import { buildApp } from '../pipeline/build-app';

/** `docs build`: builds the app into `dist/`. */
export async function build(appDir: string): Promise<void> {
  await buildApp(appDir, loadConfig(process.env));
}
