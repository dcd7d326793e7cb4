import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackage } from './read-package';

/** The version of a package that an app really has, so that what is shown cannot lie (SPEC MAN-7). */
export async function resolveInstalledVersion(
  appDir: string,
  packageName: string,
): Promise<string | undefined> {
  const file = resolveManifest(appDir, packageName) ?? findManifest(appDir, packageName);
  return file === undefined ? undefined : (await readPackage(file)).version;
}

function resolveManifest(appDir: string, packageName: string): string | undefined {
  try {
    return createRequire(join(appDir, 'package.json')).resolve(`${packageName}/package.json`);
  } catch {
    return undefined;
  }
}

/** A package whose exports leave out its package.json still has one on disk. */
function findManifest(appDir: string, packageName: string): string | undefined {
  for (let folder = appDir; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', packageName, 'package.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}
