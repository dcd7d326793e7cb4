import type { OutgoingLink, Product } from 'docs-shell/product';
import { normalizePathname, resolveLocation, toHref, type ProductTable } from 'docs-shell/routing';
import { resolveUrl } from '../lib/resolve-url';

/** A page with the addresses that it links to, as they are written. */
export interface LinkingPage {
  readonly pathname: string;
  readonly language: string;
  readonly links: readonly string[];
}

/**
 * Lists the links of a product to other products of the site: those in its pages, in its navigation and of its redirects.
 * Links of the navigation come from the root of the product.
 */
export function listOutgoingLinks(
  product: Pick<Product, 'identity' | 'pages' | 'redirects' | 'rootPath'>,
  pages: readonly LinkingPage[],
  table: ProductTable,
): readonly OutgoingLink[] {
  const sources = new Map<string, Set<string>>();
  const root = normalizePathname(product.rootPath || '/');
  const add = (from: string, address: string, base: string) => {
    const resolved = resolveUrl(address, base);
    if (resolved.kind !== 'internal') return;
    const { pathname, productId } = resolveLocation(resolved.pathname, table);
    // Files have no page that could move.
    if (productId === product.identity.id || /\.\w+$/.test(pathname)) return;
    const to = pathname + (resolved.anchor === '' ? '' : `#${encodeURI(resolved.anchor)}`);
    sources.set(to, (sources.get(to) ?? new Set()).add(from));
  };
  for (const { pathname, language, links } of pages) {
    for (const link of links) add(pathname, link, toHref(pathname, language, table));
  }
  for (const pathname of listPathnames(product.pages)) add(root, pathname, '/');
  for (const { from, to } of product.redirects) add(normalizePathname(from), to, '/');
  return [...sources]
    .map(([to, from]) => ({ to, from: [...from].sort() }))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
}

function listPathnames(entries: Product['pages']): readonly string[] {
  return entries.flatMap(({ pathname, planned, children = [] }) => [
    // A planned page is listed without a link.
    ...(planned === true ? [] : [pathname]),
    ...listPathnames(children),
  ]);
}
