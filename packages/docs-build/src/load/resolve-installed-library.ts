import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InstalledPackage } from 'docs-shell/manifest';
import { readPackage } from './read-package';

/** Returns version and repository of a package as it is installed for an app. */
export async function resolveInstalledLibrary(
  appDir: string,
  packageName: string,
): Promise<InstalledPackage | undefined> {
  const file = resolveManifest(appDir, packageName) ?? findManifest(appDir, packageName);
  const { version, repository, homepage } = file === undefined ? {} : await readPackage(file);
  const repositoryUrl = repositoryAddress(repository);
  return version === undefined
    ? undefined
    : {
        packageName,
        version,
        ...(repositoryUrl !== undefined && { repositoryUrl }),
        ...(homepage !== undefined && { homepage }),
      };
}

/** Returns the web URL of a repository, which packages also write as `git+https://….git` and `github:org/repo`. */
function repositoryAddress(repository = ''): string | undefined {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1];
  const host = /(github\.com\/[\w.-]+\/[\w.-]+?)(\.git)?$/.exec(repository)?.[1];
  const address = host ?? (short && `github.com/${short}`);
  return address && `https://${address}`;
}

function resolveManifest(appDir: string, packageName: string): string | undefined {
  try {
    return createRequire(join(appDir, 'package.json')).resolve(`${packageName}/package.json`);
  } catch {
    return undefined;
  }
}

/** A package whose `exports` exclude package.json still has the file on disk. */
function findManifest(appDir: string, packageName: string): string | undefined {
  for (let folder = appDir; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', packageName, 'package.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}
