import { resolveUrl } from '../lib/resolve-url';

/**
 * Returns whether the target of a link is safe to publish. Browsers run `javascript:` URLs, show `data:` URLs as pages,
 * and resolve `//host` to another site, also with tabs and backslashes in it. URLs of other sites must be absolute.
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
