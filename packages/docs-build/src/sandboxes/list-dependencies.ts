import { realpathSync } from 'node:fs';
import { z } from 'zod';
import { getOrCreate } from '../lib/get-or-create';
import { readPackageJson, requirePackageDir } from '../lib/installed-package';

/** Exact versions by package, sorted. The version of an unpublished package is empty. */
export type Dependencies = Readonly<Record<string, string>>;

const packageJsonSchema = z.object({
  // A package of the workspace may have no version.
  version: z.string().default(''),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().default(false) }))
    .default({}),
});

/** Finds and reads packages, each once. Valid as long as nothing is installed. */
export interface InstalledPackages {
  readonly packageJsonOf: (dir: string) => z.output<typeof packageJsonSchema>;
  /** Returns the real folder of a package, as it is installed for a folder. */
  readonly find: (from: string, name: string) => string;
}

/** Opens the packages that are installed. */
export function openInstalledPackages(): InstalledPackages {
  const packageJsons = new Map<string, z.output<typeof packageJsonSchema>>();
  const folders = new Map<string, string>();
  return {
    packageJsonOf: (dir) =>
      getOrCreate(packageJsons, dir, () => packageJsonSchema.parse(readPackageJson(dir))),
    // Resolves the symbolic link: pnpm installs peer dependencies next to the real folder.
    find: (from, name) =>
      getOrCreate(folders, `${from}\n${name}`, () => realpathSync(requirePackageDir(from, name))),
  };
}

/**
 * Returns the packages of import specifiers and their peer dependencies, in the versions of the app. Optional peers,
 * such as Emotion, are included if the app depends on them.
 */
export function listDependencies(
  appDir: string,
  specifiers: Iterable<string>,
  { find, packageJsonOf } = openInstalledPackages(),
): Dependencies {
  const versions = new Map<string, string>();
  const own = packageJsonOf(appDir).dependencies;
  const visit = (name: string, from: string) => {
    if (versions.has(name)) {
      return;
    }
    const dir = find(from, name);
    const { version, peerDependencies, peerDependenciesMeta } = packageJsonOf(dir);
    versions.set(name, version);
    for (const peer of Object.keys(peerDependencies)) {
      if (peerDependenciesMeta[peer]?.optional !== true || Object.hasOwn(own, peer)) {
        visit(peer, Object.hasOwn(own, peer) ? appDir : dir);
      }
    }
  };
  for (const specifier of specifiers) {
    visit(packageName(specifier), appDir);
  }
  return Object.fromEntries([...versions].sort(([a], [b]) => a.localeCompare(b)));
}

/** Returns the exact versions of packages that are installed for a folder. */
export function installedVersions(
  from: string,
  names: readonly string[],
  { find, packageJsonOf } = openInstalledPackages(),
): Dependencies {
  return Object.fromEntries(names.map((name) => [name, packageJsonOf(find(from, name)).version]));
}

/** `@mui/material/Button` → `@mui/material`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
