import { resolveUrl } from '../lib/resolve-url';

/**
 * Returns whether a link of content may be published. Browsers run `javascript:` addresses, show `data:` addresses as
 * pages, and read `//host` as another site, with tabs and backslashes in them too. Addresses of other sites are whole.
 */
export function isSafeTarget(href: string): boolean {
  const resolved = resolveUrl(href, '/page/');
  switch (resolved.kind) {
    case 'external':
      return /^https?:\/\//i.test(href);
    case 'other':
      return resolved.protocol === 'mailto:';
    // `https:host` is a relative path for a page with https, and another site for a reader of the markdown.
    // A path that cannot be decoded stays on this site: the check of links reports it.
    case 'internal':
    case 'malformed':
      return !/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(href.replace(/[\s\p{Cc}]/gu, ''));
  }
}
