import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const repository = path.join(import.meta.dirname, '../../../..');

interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Gives a folder what its `package.json` asks for, without a package manager: packages of its own workspace, whose folders
 * are given by name, and those that the repository has installed.
 */
export async function linkPackages(
  folder: string,
  own: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as PackageManifest;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = own.get(name) ?? (await findInstalled(name));
    const place = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.relative(path.dirname(place), target), place);
  }
}

/** Where a package is that some workspace depends on: all of them have it in the version of the catalog. */
async function findInstalled(name: string): Promise<string> {
  const [place] = globSync(`{apps,packages,tooling}/*/node_modules/${name}/package.json`, {
    cwd: repository,
    absolute: true,
  }).sort();
  if (place === undefined) throw new Error(`No workspace has ${name} installed.`);
  return realpath(path.dirname(place));
}
