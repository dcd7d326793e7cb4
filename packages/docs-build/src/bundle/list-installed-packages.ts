import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A cache of package.json files. It is valid as long as nothing is installed. */
export interface PackageReads {
  readonly folders: Map<string, string | undefined>;
  readonly manifests: Map<string, PackageJson>;
}

/** Creates a cache that several calls of `listInstalledPackages` share. */
export function createPackageReads(): PackageReads {
  return { folders: new Map(), manifests: new Map() };
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
    const dir = getKnown(reads.folders, `${from}\n${name}`, () => findInstalled(from, name));
    if (dir === undefined) {
      return undefined;
    }
    const manifest = getKnown(reads.manifests, dir, () => readManifest(dir));
    const id = instanceId(dir, manifest);
    if (!lines.has(id)) {
      // Marked before its dependencies are visited, because packages can depend on each other.
      lines.set(id, id);
      const needs = listNeeds(manifest).map((need) => `${need}=${visit(dir, need) ?? 'none'}`);
      lines.set(id, [id, ...needs].join(' '));
    }
    return id;
  };
  const roots = [...names].sort().map((name) => `${name}=${visit(fromDir, name) ?? 'none'}`);
  return [...roots, ...[...lines.values()].sort()];
}

function getKnown<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Returns the real folder of a dependency, or undefined for an optional peer that is not installed. */
function findInstalled(from: string, name: string): string | undefined {
  const candidates = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = candidates
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  return found && realpathSync(found);
}

function readManifest(dir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
}

/** The name of pnpm's folder includes the patch, the commit and the peers of an instance. */
function instanceId(dir: string, { name, version }: PackageJson): string {
  const folder = /\/node_modules\/\.pnpm\/([^/]+)\//.exec(dir)?.[1];
  return `${name}@${version}${folder === undefined ? '' : `(${folder})`}`;
}

function listNeeds(manifest: PackageJson): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).sort();
}
