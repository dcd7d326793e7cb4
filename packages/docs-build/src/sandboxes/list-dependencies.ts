import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findPackageDir } from '../bundle/library-specifiers';

/** Exact versions by package, sorted. The version of an unpublished package is empty. */
export type Dependencies = Readonly<Record<string, string>>;

const manifestSchema = z.object({
  // A package of the workspace may have no version.
  version: z.string().default(''),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().default(false) }))
    .default({}),
});

/**
 * Returns the packages of import specifiers and their peer dependencies, in the versions of the app. Optional peers,
 * such as Emotion, are included if the app depends on them.
 */
export function listDependencies(appDir: string, specifiers: Iterable<string>): Dependencies {
  const versions = new Map<string, string>();
  const own = readManifest(appDir).dependencies;
  const visit = (name: string, from: string) => {
    if (versions.has(name)) {
      return;
    }
    // Resolves the symbolic link: pnpm installs peer dependencies next to the real folder.
    const dir = realpathSync(findPackageDir(from, name));
    const { version, peerDependencies, peerDependenciesMeta } = readManifest(dir);
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
export function installedVersions(from: string, names: readonly string[]): Dependencies {
  return Object.fromEntries(
    names.map((name) => [name, readManifest(realpathSync(findPackageDir(from, name))).version]),
  );
}

/** `@mui/material/Button` → `@mui/material`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function readManifest(dir: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')));
}
