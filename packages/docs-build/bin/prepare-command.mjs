import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestCommand } from './digest-command.mjs';

const bundlesDir = path.join(import.meta.dirname, '../dist');
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Returns the URL of the bundled command. Bundles it first if the sources have changed. */
export async function prepareCommand() {
  const folder = path.join(bundlesDir, digestCommand());
  if (existsSync(folder)) {
    const now = new Date();
    // A folder that cannot be written can still be read.
    await utimes(folder, now, now).catch(() => undefined);
  } else {
    const { bundleCommand } = await import('./bundle-command.mjs');
    await bundleCommand(folder);
    // Its process would keep hundreds of megabytes while the command runs. What needs it later starts it again.
    const { stop } = await import('esbuild');
    await stop();
    await removeUnused();
  }
  return pathToFileURL(path.join(folder, 'main.js')).href;
}

/** Bundles of other sources stay for a while: a running `docs dev` loads parts of its own later. */
async function removeUnused() {
  for (const name of await readdir(bundlesDir)) {
    const folder = path.join(bundlesDir, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > maxAgeMs) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
