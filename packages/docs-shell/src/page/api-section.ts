import type { Messages } from '../i18n';
import type { Heading } from '../page-document';
import type { PageResource } from './types';

/** Id of the heading above the API of the components that a page is about. */
export const apiSectionId = 'api-reference';

/** Returns the heading of the section with the API, if one of the components has an API page. */
export function resolveApiHeading(
  resources: readonly PageResource[],
  { apiReference }: Messages,
): Heading[] {
  const hasApi = resources.some(({ kind, href }) => kind === 'api' && href !== undefined);
  return hasApi ? [{ level: 2, id: apiSectionId, text: apiReference }] : [];
}
