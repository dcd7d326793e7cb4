import { mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Fills a `node_modules` folder with links to what another one holds, so that a test may replace single packages. */
export async function linkDependencies(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) {
      await linkDependencies(path.join(source, name), path.join(target, name));
    } else {
      const place = await realpath(path.join(source, name));
      await symlink(path.relative(target, place), path.join(target, name));
    }
  }
}
