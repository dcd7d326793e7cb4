import type { AppData } from 'docs-shell/page-document';
import type { Product } from 'docs-shell/product';
import { findOwner, type ProductTable, rootPathOf, toHref } from 'docs-shell/routing';
import { escapeXml } from '../lib/escape';
import type { OutputFolder } from '../lib/output-folder';
import { createBrowserFiles } from './create-browser-files';

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
  const address = (pathname: string, language: string) =>
    escapeXml(origin + encodeURI(toHref(pathname, language, productTable)));
  const urls = own.map(({ pathname, language }) => {
    const languages = languagesOf(pathname);
    const alternates = languages.length > 1 ? languages : [];
    const links = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${address(pathname, other)}"/>`,
    );
    return `<url><loc>${address(pathname, language)}</loc>${links.join('')}</url>\n`;
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

/** Writes sitemaps, `robots.txt` and the files for browsers, if the site's origin is configured. */
export function writeSitemaps(app: AppData, output: Pick<OutputFolder, 'write'>): void {
  const origin = app.config.canonicalOrigin;
  if (origin === undefined) return;
  for (const product of app.products) {
    output.write(sitemapPath(product.rootPath), createSitemap(product, app, origin));
    if (product.rootPath === '') {
      output.write('/sitemap.xml', createSitemapIndex(app.productTable, origin));
      output.write('/robots.txt', createRobots(origin));
      for (const [file, text] of createBrowserFiles(product, origin)) output.write(file, text);
    }
  }
}
