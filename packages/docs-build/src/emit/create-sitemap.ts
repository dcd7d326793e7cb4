import type { Product } from 'docs-shell/manifest';
import type { AppData } from 'docs-shell/page-document';
import {
  defaultLanguage,
  findOwner,
  rootPathOf,
  toHref,
  type ProductTable,
} from 'docs-shell/routing';
import { escapeXml } from '../lib/escape';

/** Creates the sitemap of a product: the canonical URLs of its pages and of their translations. */
export function createSitemap(
  { identity, noindex }: Product,
  { pages, productTable }: Pick<AppData, 'pages' | 'productTable'>,
  origin: string,
): string {
  const own = pages.filter(
    ({ pathname }) => findOwner(pathname, productTable)?.route.productId === identity.id,
  );
  const languagesOf = (wanted: string) =>
    own.filter(({ pathname }) => pathname === wanted).map(({ language }) => language);
  const urls = own.map(({ pathname, language }) => {
    const languages = languagesOf(pathname);
    const alternates = languages.length > 1 ? languages : [];
    const links = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${address(origin, pathname, other)}"/>`,
    );
    return `<url><loc>${address(origin, pathname, language)}</loc>${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${noindex ? '' : urls.join('')}</urlset>
`;
}

/** Returns the path of a product's sitemap. The index of the site is `sitemap.xml`. */
export function sitemapPath(rootPath: string): string {
  return rootPath === '' ? '/sitemap-root.xml' : `${rootPath}/sitemap.xml`;
}

/** Creates the sitemap index at the site's root: the sitemaps of all products in the product table. */
export function createSitemapIndex(productTable: ProductTable, origin: string): string {
  const maps = productTable.map(
    (route) => `<sitemap><loc>${origin}${sitemapPath(rootPathOf(route))}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('')}</sitemapindex>
`;
}

/**
 * Creates `robots.txt`, which allows everything. Pages that are not indexed have `noindex`, and crawlers must load a
 * page to see it.
 */
export function createRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function address(origin: string, pathname: string, language = defaultLanguage): string {
  return escapeXml(origin + encodeURI(toHref(pathname, language)));
}
