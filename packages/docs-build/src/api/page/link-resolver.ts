import { normalizePathname, toHref } from 'docs-shell/routing';

/** Resolves links in the texts of a package. Returns undefined if a link has no target. */
export type LinkResolver = (href: string) => string | undefined;

interface LinkResolverOptions {
  /** Website of the package, which its links are relative to. */
  readonly homepage: string | undefined;
  readonly hasPage: (pathname: string) => boolean;
}

/**
 * Creates a resolver for links in the texts of a package. They lead to the package's website, absolute or from its
 * root. If this app has the same page, they lead to it instead, without the anchor, which can differ.
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
