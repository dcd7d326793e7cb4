import { realpathSync } from 'node:fs';
import { z } from 'zod';
import { getOrCreate } from '../lib/get-or-create';
import { findPackageDir, readPackageJson, requirePackageDir } from '../lib/installed-package';

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
  /** Returns the real folder of a package, as it is installed for a folder, or undefined if it is not installed. */
  readonly find: (from: string, name: string) => string | undefined;
}

/** The packages of imports. */
export interface FoundDependencies {
  readonly dependencies: Dependencies;
  /** Packages that are not installed, each with the import specifier that needs it. */
  readonly missing: ReadonlyMap<string, string>;
}

/** Opens the packages that are installed. */
export function openInstalledPackages(): InstalledPackages {
  const packageJsons = new Map<string, z.output<typeof packageJsonSchema>>();
  const folders = new Map<string, string | undefined>();
  return {
    packageJsonOf: (dir) =>
      getOrCreate(packageJsons, dir, () => packageJsonSchema.parse(readPackageJson(dir))),
    // Resolves the symbolic link: pnpm installs peer dependencies next to the real folder.
    find: (from, name) =>
      getOrCreate(folders, `${from}\n${name}`, () => {
        const dir = findPackageDir(from, name);
        return dir === undefined ? undefined : realpathSync(dir);
      }),
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
): FoundDependencies {
  const missing = new Map<string, string>();
  const versions = new Map<string, string>();
  const own = packageJsonOf(appDir).dependencies;
  const visit = (name: string, from: string, specifier: string) => {
    if (versions.has(name) || missing.has(name)) return;
    const dir = find(from, name);
    if (dir === undefined) {
      missing.set(name, specifier);
      return;
    }
    const { version, peerDependencies, peerDependenciesMeta } = packageJsonOf(dir);
    versions.set(name, version);
    for (const peer of Object.keys(peerDependencies)) {
      if (peerDependenciesMeta[peer]?.optional !== true || Object.hasOwn(own, peer)) {
        visit(peer, Object.hasOwn(own, peer) ? appDir : dir, specifier);
      }
    }
  };
  for (const specifier of specifiers) {
    visit(packageName(specifier), appDir, specifier);
  }
  const dependencies = Object.fromEntries([...versions].sort(([a], [b]) => a.localeCompare(b)));
  return { dependencies, missing };
}

/**
 * Returns the exact versions of packages that are installed for a folder.
 *
 * @throws {DiagnosticsError} A package is not installed.
 */
export function installedVersions(
  from: string,
  names: readonly string[],
  { find, packageJsonOf } = openInstalledPackages(),
): Dependencies {
  return Object.fromEntries(
    names.map((name) => {
      const dir = find(from, name) ?? requirePackageDir(from, name);
      return [name, packageJsonOf(dir).version];
    }),
  );
}

/** `@mui/material/Button` → `@mui/material`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
