import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Fills a `node_modules` folder with links to the packages of another one, so that a test can replace single packages.
 * Existing entries stay.
 */
export async function linkDependencies(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) {
      await linkDependencies(path.join(source, name), path.join(target, name));
    } else {
      const place = await realpath(path.join(source, name));
      const link = path.join(target, name);
      if (!existsSync(link)) await symlink(path.relative(target, place), link);
    }
  }
}
