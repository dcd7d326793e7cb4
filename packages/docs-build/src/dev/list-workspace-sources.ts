import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findRepositoryRoot } from '../load';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the source folders of the workspace packages that an app depends on, directly or through others: `src` of a
 * package, or the whole package if it has no `src`.
 */
export function listWorkspaceSources(appDir: string): readonly string[] {
  const root = realpathSync(findRepositoryRoot(appDir));
  const packages = new Set<string>();
  const visit = (folder: string) => {
    for (const name of listDependencies(folder)) {
      const link = path.join(folder, 'node_modules', name);
      if (!existsSync(link)) continue;
      const place = realpathSync(link);
      const isInWorkspace =
        place.startsWith(root + path.sep) && !place.split(path.sep).includes('node_modules');
      if (!isInWorkspace || packages.has(place)) continue;
      packages.add(place);
      visit(place);
    }
  };
  visit(appDir);
  return [...packages].map((folder) => {
    const source = path.join(folder, 'src');
    return existsSync(source) ? source : folder;
  });
}

/** Returns no names if `package.json` does not parse. Its mistake is reported when the app is loaded. */
function listDependencies(folder: string): readonly string[] {
  try {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(text) as PackageFile).dependencies ?? {});
  } catch {
    return [];
  }
}
