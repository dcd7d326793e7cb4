/** The meaning of a URL in a page. */
export type ResolvedUrl =
  | { readonly kind: 'internal'; readonly pathname: string; readonly anchor: string }
  | { readonly kind: 'external'; readonly url: URL }
  /** `mailto:`, `tel:`, `data:` and similar schemes. */
  | { readonly kind: 'other'; readonly protocol: string }
  | { readonly kind: 'malformed' };

/** A reserved origin that does not exist. */
const siteOrigin = 'https://site.invalid';

/** Resolves a URL as a browser does on that page. Path and anchor are decoded. */
export function resolveUrl(address: string, pagePathname: string): ResolvedUrl {
  const base = siteOrigin + pagePathname;
  if (!URL.canParse(address, base)) return { kind: 'malformed' };
  const url = new URL(address, base);
  if (url.origin === siteOrigin) {
    const pathname = decode(url.pathname);
    const anchor = decode(url.hash.replace(/:~:.*$/, '').slice(1));
    return pathname === undefined || anchor === undefined
      ? { kind: 'malformed' }
      : { kind: 'internal', pathname, anchor };
  }
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? { kind: 'external', url }
    : { kind: 'other', protocol: url.protocol };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
