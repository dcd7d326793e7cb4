import { throwDiagnostics } from 'diagnostics';
import { readLastBuild } from '../cache/last-build';
import { withBuildLock } from '../lib/build-lock';
import { readArguments } from './read-arguments';

/** `docs build`: builds the app into `dist/`. A second build of the same app waits for the first. */
export async function build(appDir: string, args: readonly string[]): Promise<void> {
  throwDiagnostics(readArguments('build', args).diagnostics);
  await withBuildLock(appDir, async () => {
    const last = await readLastBuild(appDir, process.env);
    if (last.isCurrent) {
      process.stdout.write('Nothing has changed since the last build.\n');
      return;
    }
    // Loaded on demand, because loading takes most of the time of a build without changes.
    const { buildApp } = await import('../pipeline/build-app');
    const { loadSiteConfig } = await import('./load-site-config');
    const config = loadSiteConfig(process.env);
    await last.forget();
    const { createHelper } = await import('../lib/helper-process');
    const [, program = ''] = process.argv;
    await buildApp(appDir, config, createHelper(program, 'fill-cache', appDir));
    await last.remember();
  });
}
