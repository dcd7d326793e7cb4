import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const repository = path.join(import.meta.dirname, '../../../..');

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Links the dependencies of a folder's `package.json` without a package manager: packages of its own workspace, whose
 * folders are given by name, and packages that the repository has installed.
 */
export async function linkPackages(
  folder: string,
  own: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as PackageJson;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = own.get(name) ?? (await findInstalled(name));
    const place = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.relative(path.dirname(place), target), place);
  }
}

/** The folders of packages that the workspaces have installed. */
const installed = globSync('{apps,packages,tooling}/*/node_modules', {
  cwd: repository,
  absolute: true,
  onlyDirectories: true,
  expandDirectories: false,
}).sort();

/** Returns the folder of a package that some workspace depends on. All workspaces have the version of the catalog. */
async function findInstalled(name: string): Promise<string> {
  const place = installed
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (place === undefined) throw new Error(`No workspace has ${name} installed.`);
  return realpath(place);
}
