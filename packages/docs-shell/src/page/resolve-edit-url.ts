import type { PublicConfig } from '../config';
import { encodePath } from './resolve-source-url';

/** Where the page's source can be edited; none without a repository or without a source (SPEC NAV-5). */
export function resolveEditUrl(
  sourceFile: string | undefined,
  { repositoryUrl }: Pick<PublicConfig, 'repositoryUrl'>,
): string | undefined {
  if (sourceFile === undefined || repositoryUrl === undefined) return undefined;
  return `${repositoryUrl}/edit/main/${encodePath(sourceFile)}`;
}
