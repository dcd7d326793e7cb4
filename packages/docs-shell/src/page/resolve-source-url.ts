import type { PublicConfig } from '../config';

/** Where a file of the repository can be read; none without a repository (SPEC CT-4). */
export function resolveSourceUrl(
  sourceFile: string,
  { repositoryUrl }: Pick<PublicConfig, 'repositoryUrl'>,
): string | undefined {
  if (repositoryUrl === undefined) return undefined;
  return `${repositoryUrl}/blob/main/${encodePath(sourceFile)}`;
}

/** Escapes each segment of a path. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
