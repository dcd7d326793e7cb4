import { resolvePage, resolveTopLevelLinks, shareContext } from '../page';
import type { AppData, PageDocument } from '../page-document';
import type { Product } from '../product';
import type { DocsPageProps } from './page-props';

interface PagePropsOptions {
  readonly app: AppData;
  /** The product that the page belongs to. */
  readonly product: Product;
  readonly language: string;
  readonly pathname: string;
  /** Null on the 404 page. */
  readonly document: PageDocument | null;
}

/** Creates the props of a page from its document and the data of the app. */
export function createPageProps({
  app,
  product,
  language,
  pathname,
  document,
}: PagePropsOptions): DocsPageProps {
  const { languagesOf, ...shared } = shareContext(app, language);
  const { translations } = shared;
  const navigationLists = app.navigationLists[product.identity.id]?.[language];
  const page = resolvePage({
    product,
    productTable: app.productTable,
    pathname,
    language,
    document,
    ...shared,
    ...(navigationLists !== undefined && { navigationLists }),
    availableLanguages: languagesOf.get(pathname) ?? [],
    config: app.config,
  });
  return {
    userLanguage: language,
    translations,
    page,
    document,
    // A page holds each link once: the navigation of the product that owns the page already lists it.
    topLevelLinks: resolveTopLevelLinks(app.config, translations.messages).filter(({ href }) =>
      page.navigation.every((item) => !('href' in item) || item.href !== href),
    ),
    assets: app.assets,
  };
}
