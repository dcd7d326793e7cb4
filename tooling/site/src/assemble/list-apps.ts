import path from 'node:path';
import { glob } from 'tinyglobby';

/** Names of the docs apps: the folders of `apps/` that are packages, sorted. */
export async function listApps(repoRoot: string): Promise<string[]> {
  const files = await glob('*/package.json', { cwd: path.join(repoRoot, 'apps') });
  return files.map((file) => path.posix.dirname(file)).sort();
}
