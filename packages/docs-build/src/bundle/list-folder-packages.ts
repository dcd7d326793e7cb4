import { realpathSync } from 'node:fs';
import { type PackageJson, readPackageJson, requirePackageDir } from '../lib/installed-package';

/**
 * Returns the documented packages and their dependencies whose subpaths are folders with a package.json instead of
 * `exports`. Bundlers resolve these, but Node does not.
 */
export function listFolderPackages(
  appDir: string,
  documentedPackages: readonly string[],
): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: string, name: string) => {
    // Resolves the symbolic link: pnpm installs the dependencies of a package next to its real folder.
    const dir = realpathSync(requirePackageDir(from, name));
    if (seen.has(dir)) {
      return;
    }
    seen.add(dir);
    const packageJson = readPackageJson(dir);
    if (isFolderPackage(packageJson)) {
      found.add(name);
    }
    for (const dependency of Object.keys(packageJson.dependencies ?? {})) {
      visit(dir, dependency);
    }
  };
  for (const name of documentedPackages) {
    visit(appDir, name);
  }
  return [...found].sort();
}

/** Returns whether Node cannot import one of these packages itself, and so none of its files. */
export function hasFolderPackage(appDir: string, packages: readonly string[]): boolean {
  return packages.some((name) => isFolderPackage(readPackageJson(requirePackageDir(appDir, name))));
}

/** Returns the dependencies of the app that Node can import with any subpath. All importers share one instance. */
export function listNodePackages(appDir: string): string[] {
  return Object.keys(readPackageJson(appDir).dependencies ?? {}).filter(
    (name) =>
      !name.startsWith('docs-') &&
      !isFolderPackage(readPackageJson(requirePackageDir(appDir, name))),
  );
}

function isFolderPackage({ exports, module }: PackageJson): boolean {
  return exports === undefined && module !== undefined;
}
