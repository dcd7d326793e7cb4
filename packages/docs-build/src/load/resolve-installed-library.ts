import path from 'node:path';
import type { InstalledPackage } from 'docs-shell/product';
import { findPackageDir } from '../lib/installed-package';
import { formatTag } from './format-tag';
import { readPackage } from './read-package';

/**
 * Returns version and repository of a package as it is installed for an app.
 *
 * @param appDir absolute path of the app
 * @param tagPattern `library.tag` of the product
 * @returns undefined if the package is not installed
 */
export async function resolveInstalledLibrary(
  appDir: string,
  packageName: string,
  tagPattern?: string,
): Promise<InstalledPackage | undefined> {
  const folder = findPackageDir(appDir, packageName);
  const { version, repository, homepage } =
    folder === undefined ? {} : await readPackage(path.join(folder, 'package.json'));
  const repositoryUrl = repositoryAddress(repository);
  return version === undefined
    ? undefined
    : {
        packageName,
        version,
        tag: formatTag({ name: packageName, version }, tagPattern),
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
