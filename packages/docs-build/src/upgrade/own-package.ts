import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageJson } from '../lib/installed-package';

/** The package that runs. */
export interface OwnPackage {
  readonly version: string;
  /** Scope of the published package. Undefined in the repository of the platform, whose packages have none. */
  readonly scope?: string;
}

/** Reads the `package.json` above this module: bundles and sources are in different folders. */
export function readOwnPackage(from = import.meta.dirname): OwnPackage {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) {
      const { name = '', version = '' } = readPackageJson(folder);
      const [, scope] = /^(@[^/]+)\/docs-build$/.exec(name) ?? [];
      if (scope !== undefined) return { version, scope };
      if (name === 'docs-build') return { version };
    }
    if (path.dirname(folder) === folder) throw new Error(`${from} is not in docs-build.`);
  }
}
