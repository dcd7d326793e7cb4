import { normalizePathname, toHref } from 'docs-shell/routing';

/** Where the links of a package's own texts lead on this site; nowhere without an address. */
export type LinkResolver = (href: string) => string | undefined;

interface LinkResolverOptions {
  /** Website of the package, whose links are written for it. */
  readonly homepage: string | undefined;
  readonly hasPage: (pathname: string) => boolean;
}

/**
 * Links of a package's texts are to its own website, absolute or from its root. Where this app has the page they lead
 * to it, without the anchor, which need not be the same; everything else stays there.
 */
export function createLinkResolver({ homepage, hasPage }: LinkResolverOptions): LinkResolver {
  return (href) => {
    if (href.startsWith('#') || !URL.canParse(href, homepage)) return undefined;
    const url = new URL(href, homepage);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const isHome = homepage !== undefined && url.origin === new URL(homepage).origin;
    const pathname = normalizePathname(url.pathname);
    return isHome && hasPage(pathname) ? toHref(pathname, 'en') : url.href;
  };
}
