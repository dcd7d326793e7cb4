import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isBelow } from '../lib/is-below';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';

/** Translates paths between this machine and the cache, which copies of apps and other clones share. */
export interface PortablePaths {
  /** `app:demos/A.tsx` for a file or folder of the app, `repository:packages/…` for every other. */
  readonly toPortable: (file: string) => string;
  readonly toAbsolute: (portable: string) => string;
}

const appPrefix = 'app:';
const repositoryPrefix = 'repository:';

/** Creates the translation for an app. Resolves symbolic links in the app's own path. */
export function createPortablePaths(appDir: string): PortablePaths {
  const app = realpathSync(appDir);
  const root = findRepositoryRoot(app);
  return {
    toPortable: (file) =>
      file === app || isBelow(file, app)
        ? appPrefix + relativePath(app, file)
        : repositoryPrefix + relativePath(root, file),
    toAbsolute: (portable) =>
      portable.startsWith(appPrefix)
        ? path.join(app, portable.slice(appPrefix.length))
        : path.join(root, portable.slice(repositoryPrefix.length)),
  };
}
