import type { PublicConfig } from '../config';

/**
 * Returns the URL at which a file of the repository can be read; `undefined` without a configured repository.
 *
 * @param sourceFile path from the repository's root, with `/`
 */
export function resolveSourceUrl(
  sourceFile: string,
  { repositoryUrl }: Pick<PublicConfig, 'repositoryUrl'>,
): string | undefined {
  if (repositoryUrl === undefined) return undefined;
  return `${repositoryUrl}/blob/main/${encodePath(sourceFile)}`;
}

/**
 * Returns the URL at which the source of a page can be edited; `undefined` without a source file or a configured
 * repository.
 */
export function resolveEditUrl(
  sourceFile: string | undefined,
  { repositoryUrl }: Pick<PublicConfig, 'repositoryUrl'>,
): string | undefined {
  if (sourceFile === undefined || repositoryUrl === undefined) return undefined;
  return `${repositoryUrl}/edit/main/${encodePath(sourceFile)}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
