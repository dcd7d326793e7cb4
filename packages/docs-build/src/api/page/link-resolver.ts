import { findMuiRow } from 'docs-shell/lib/find-mui-row';
import { normalizePathname, toHref } from 'docs-shell/routing';

/** Resolves links in the texts of a package. Returns undefined if a link has no target. */
export type LinkResolver = (href: string) => string | undefined;

interface LinkResolverOptions {
  /** Website of the package, which its links are relative to. */
  readonly homepage: string | undefined;
  /** The ids of the rows of each page by its path. Only API pages have rows. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Creates a resolver for links in the texts of a package. They lead to the package's website, absolute or from its
 * root. If this app has the same page, they lead to it instead: to the row that the anchor names, or to its top, because
 * other anchors can differ.
 */
export function createLinkResolver({ homepage, pages }: LinkResolverOptions): LinkResolver {
  return (href) => {
    if (href.startsWith('#') || !URL.canParse(href, homepage)) return undefined;
    const url = new URL(href, homepage);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const isHome = homepage !== undefined && url.origin === new URL(homepage).origin;
    const pathname = normalizePathname(url.pathname);
    const rows = isHome ? pages.get(pathname) : undefined;
    if (!rows) return url.href;
    const row = findMuiRow(url.hash);
    return toHref(pathname, 'en') + (row !== undefined && rows.has(row) ? `#${row}` : '');
  };
}
