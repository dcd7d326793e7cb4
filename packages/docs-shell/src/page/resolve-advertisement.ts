import type { PublicConfig } from '../config';
import type { FrontMatter } from '../page-document';
import type { PageModel } from './types';

/** Whether the page has a place for an advertisement, and what fills it (SPEC AD-3). A page that is not there has none. */
export function resolveAdvertisement(
  frontMatter: FrontMatter | undefined,
  { adListingUrl, adHosts = [] }: PublicConfig,
): Pick<PageModel, 'advertisement'> {
  if (adListingUrl === undefined || !frontMatter || frontMatter.ads === false) {
    return {};
  }
  const hosts = new Set([new URL(adListingUrl).origin, ...adHosts]);
  return { advertisement: { listingUrl: adListingUrl, hosts: [...hosts] } };
}
