import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** Files of an app, absolute, with the path below their folder. */
export interface AppFile {
  readonly file: string;
  readonly below: string;
}

/** Returns all files of a kind below one folder of the app, in an order that does not depend on the file system. */
export async function collectFiles(
  appDir: string,
  folder: 'content' | 'demos' | 'generated/api' | 'generated/history',
  extension: 'json' | 'md' | 'mdx' | 'tsx',
): Promise<readonly AppFile[]> {
  const cwd = join(appDir, folder);
  const paths = await glob(`**/*.${extension}`, { cwd, onlyFiles: true });
  return paths.toSorted().map((below) => ({ file: join(cwd, below), below }));
}
