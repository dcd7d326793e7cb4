import type { AppData } from 'docs-shell/page-document';
import { defaultLanguage, listRedirects, resolveLocation, toHref } from 'docs-shell/routing';
import { listLanguages, listPages } from '../render/list-pages';
import type { SiteContents } from '../serve';

/** Lists the addresses that an app will have on a host: its pages and its redirects. */
export function listAddresses(app: AppData): SiteContents {
  const { products, productTable } = app;
  const pages = listPages(app);
  const ownerOf = (pathname: string) =>
    resolveLocation(toHref(pathname, defaultLanguage), productTable).productId;
  const moved = listRedirects(
    products.map(({ identity, redirects, ...product }) => ({
      identity,
      redirects,
      languages: listLanguages(product),
      pages: app.pages.filter(({ pathname }) => ownerOf(pathname) === identity.id),
    })),
    productTable,
  );
  return {
    files: new Set(
      pages.map(
        ({ pathname, language }) =>
          `${toHref(pathname, language, productTable).slice(1)}index.html`,
      ),
    ),
    redirects: new Map(moved.map(({ from, to }) => [from, to])),
  };
}
