import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';
import { takeLock } from './take-lock';

/**
 * Runs a build while no other process builds the same app, because builds share folders of the app. If another build is
 * running, says so and waits for it.
 */
export async function withBuildLock<Result>(
  appDir: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const release = await takeLock(path.join(appDir, buildFolder, 'build.lock'), {
    onWait: (owner) =>
      process.stdout.write(
        `Waiting for another build of ${appDir} (${owner || 'unknown process'})\n`,
      ),
  });
  try {
    return await build();
  } finally {
    await release();
  }
}
