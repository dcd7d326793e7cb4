import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { installPackage } from '../../program/installed-package.fixture';
import type { Manifest, Registry } from '../versions/registry';

/** A package in one version. */
export interface PublishedPackage {
  readonly declarations: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages by version and name. */
export type PublishedVersions = Readonly<
  Record<string, Readonly<Record<string, PublishedPackage>>>
>;

/** Installs versions as the store of versions expects them, and returns its folder. */
export function installVersions(product: string, versions: PublishedVersions): string {
  const cacheDir = temporaryFolder('history');
  for (const [version, packages] of Object.entries(versions)) {
    const target = path.join(cacheDir, 'installed', `${product}-${version}`);
    mkdirSync(target, { recursive: true });
    for (const [index, [name, { declarations }]] of Object.entries(packages).entries()) {
      const folder = installPackage(name, {
        'package.json': JSON.stringify({ name, version, types: 'index.d.ts' }),
        'index.d.ts': declarations,
      });
      // React's types come with the first one.
      const inside = index === 0 ? '' : path.join('node_modules', name);
      cpSync(path.join(folder, inside), path.join(target, inside), { recursive: true });
    }
  }
  return cacheDir;
}

/** Returns a registry that has these versions. */
export function createFakeRegistry(versions: PublishedVersions): Registry {
  return {
    versionsOf: (name) =>
      Promise.resolve(Object.keys(versions).filter((version) => versions[version]?.[name])),
    manifestOf: (name, version): Promise<Manifest> => {
      const found = versions[version]?.[name];
      if (!found) throw new RangeError(`${name}@${version}`);
      const dependencies = { ...found.dependencies };
      return Promise.resolve({ version, dependencies, peerDependencies: {} });
    },
  };
}
