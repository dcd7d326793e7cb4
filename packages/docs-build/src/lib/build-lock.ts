import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFolder } from 'docs-shell/page-document';
import { tryLock } from 'fs-native-extensions';

const pollMs = 100;

/**
 * Runs a build while no other process builds the same app, because builds share folders of the app. Waits for another one
 * to end. The operating system holds the lock, and releases it when the process ends, however it ends.
 */
export async function withBuildLock<Result>(
  appDir: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const name = path.join(appDir, buildFolder, 'build.lock');
  await mkdir(path.dirname(name), { recursive: true });
  // The file stays: if it were removed, two processes could lock two files of one name.
  const file = await open(name, 'a+');
  try {
    let hasWaited = false;
    while (!tryLock(file.fd)) {
      if (!hasWaited) {
        const owner = await readFile(name, 'utf8');
        process.stdout.write(
          `Waiting for the build of ${appDir} in ${owner || 'another process'}\n`,
        );
      }
      hasWaited = true;
      await wait(pollMs);
    }
    await file.truncate();
    await file.write(`process ${process.pid}`);
    return await build();
  } finally {
    await file.close();
  }
}
