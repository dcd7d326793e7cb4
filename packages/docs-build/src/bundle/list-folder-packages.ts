import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir } from './library-specifiers';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly module?: string;
}

/**
 * The documented packages, and packages that these need, whose subpaths are folders with a manifest of their
 * own and not `exports`: bundlers read them, Node does not.
 */
export function listFolderPackages(
  appDir: string,
  documentedPackages: readonly string[],
): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: string, name: string) => {
    // Behind the link: what a package needs lies beside the real folder.
    const dir = realpathSync(findPackageDir(from, name));
    if (seen.has(dir)) {
      return;
    }
    seen.add(dir);
    const manifest = readManifest(dir);
    if (isFolderPackage(manifest)) {
      found.add(name);
    }
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      visit(dir, dependency);
    }
  };
  for (const name of documentedPackages) {
    visit(appDir, name);
  }
  return [...found].sort();
}

/** Dependencies of the app that Node can import, whatever subpath: one instance for all who need them. */
export function listNodePackages(appDir: string): string[] {
  return Object.keys(readManifest(appDir).dependencies ?? {}).filter(
    (name) =>
      !name.startsWith('docs-') && !isFolderPackage(readManifest(findPackageDir(appDir, name))),
  );
}

function isFolderPackage({ exports, module }: PackageJson): boolean {
  return exports === undefined && module !== undefined;
}

function readManifest(dir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
}
