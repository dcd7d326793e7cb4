import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFolder } from 'docs-shell/page-document';
import { tryLock } from 'fs-native-extensions';

const pollMs = 100;

/**
 * Runs a build while no other process builds the same app, because builds share folders of the app. If another build is
 * running, waits for it. The operating system holds the lock, and releases it when the process ends, however it ends.
 */
export async function withBuildLock<Result>(
  appDir: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const lockFile = path.join(appDir, buildFolder, 'build.lock');
  await mkdir(path.dirname(lockFile), { recursive: true });
  // The file stays: if it were removed, two processes could lock two files of one name.
  const handle = await open(lockFile, 'a+');
  try {
    let hasWaited = false;
    while (!tryLock(handle.fd)) {
      if (!hasWaited) {
        const owner = await readFile(lockFile, 'utf8');
        process.stdout.write(
          `Waiting for another build of ${appDir} (${owner || 'unknown process'})\n`,
        );
      }
      hasWaited = true;
      await wait(pollMs);
    }
    await handle.truncate();
    await handle.write(`process ${process.pid}`);
    return await build();
  } finally {
    await handle.close();
  }
}
