import type { FeedbackEntry } from 'docs-shell/feedback/service';
import { isSiteAddress } from 'docs-shell/lib/is-site-address';

/**
 * Returns the address of the page or section of an answer. The service refuses paths that lead to another site, but
 * older rows may have one: there is no address for them.
 */
export function toPageAddress({
  page,
  section,
}: Pick<FeedbackEntry, 'page' | 'section'>): string | undefined {
  if (!isSiteAddress(page)) {
    return undefined;
  }
  return section === null ? page : `${page}#${encodeURIComponent(section)}`;
}
