import path from 'node:path';
import { installApp, type PackageManager } from './install-app';
import { runNpx } from './run-npx';
import type { Tarball } from './tarballs';

interface OwnAppOptions {
  readonly id: string;
  /** The documented package. */
  readonly packageName: string;
  readonly tarballs: readonly Tarball[];
  readonly manager?: PackageManager;
}

/**
 * Creates and installs an app as a team does in its own repository: with the packed `create-docs-app`.
 *
 * @param folder absolute path of the folder that gets the app
 * @returns absolute path of the app
 */
export async function createOwnApp(
  folder: string,
  { id, packageName, tarballs, manager = 'npm' }: OwnAppOptions,
): Promise<string> {
  const create = tarballs.find(({ name }) => name === 'create-docs-app');
  if (!create) throw new Error('There is no tarball of create-docs-app.');
  const command = ['--yes', `--package=${create.file}`, 'create-docs-app'];
  await runNpx([...command, id, '--package', packageName], folder);
  const appDir = path.join(folder, id);
  await installApp(appDir, tarballs, manager);
  return appDir;
}
