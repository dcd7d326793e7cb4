import { realpathSync } from 'node:fs';
import { getOrCreate } from '../lib/get-or-create';
import { findPackageDir, type PackageJson, readPackageJson } from '../lib/installed-package';

/** A cache of package.json files. It is valid as long as nothing is installed. */
export interface PackageReads {
  readonly folders: Map<string, string | undefined>;
  readonly packageJsons: Map<string, PackageJson>;
}

/** Creates a cache that several calls of `listInstalledPackages` share. */
export function createPackageReads(): PackageReads {
  return { folders: new Map(), packageJsons: new Map() };
}

/**
 * Returns the installed packages and all their dependencies: one line for each instance, with the instances that its
 * dependencies resolve to. Two apps with the same lines bundle the same code. Files of workspaces are not listed.
 */
export function listInstalledPackages(
  fromDir: string,
  names: readonly string[],
  reads = createPackageReads(),
): string[] {
  const lines = new Map<string, string>();
  const visit = (from: string, name: string): string | undefined => {
    const dir = getOrCreate(reads.folders, `${from}\n${name}`, () => findInstalled(from, name));
    if (dir === undefined) {
      return undefined;
    }
    const packageJson = getOrCreate(reads.packageJsons, dir, () => readPackageJson(dir));
    const id = instanceId(dir, packageJson);
    if (!lines.has(id)) {
      // Marked before its dependencies are visited, because packages can depend on each other.
      lines.set(id, id);
      const needs = listNeeds(packageJson).map((need) => `${need}=${visit(dir, need) ?? 'none'}`);
      lines.set(id, [id, ...needs].join(' '));
    }
    return id;
  };
  const roots = [...names].sort().map((name) => `${name}=${visit(fromDir, name) ?? 'none'}`);
  return [...roots, ...[...lines.values()].sort()];
}

/** Returns the real folder of a dependency, or undefined for an optional peer that is not installed. */
function findInstalled(from: string, name: string): string | undefined {
  const found = findPackageDir(from, name);
  return found && realpathSync(found);
}

/** The name of pnpm's folder includes the patch, the commit and the peers of an instance. */
function instanceId(dir: string, { name, version }: PackageJson): string {
  const folder = /\/node_modules\/\.pnpm\/([^/]+)\//.exec(dir)?.[1];
  return `${name}@${version}${folder === undefined ? '' : `(${folder})`}`;
}

function listNeeds(packageJson: PackageJson): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packageJson;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).sort();
}
