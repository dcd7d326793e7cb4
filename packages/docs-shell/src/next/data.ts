import type { GetStaticPaths, GetStaticProps } from 'next';
import { resolvePage, resolveTopLevelLinks } from '../navigation';
import { notFoundSegment, type AppData } from '../page-document';
import { resolveLocation, toHref } from '../routing';
import { resolveTranslations } from '../translations';
import { openDocumentSource } from './document-source';
import type { DocsPageProps } from './page-props';

type PageParams = { path?: string[] };

/** All pages of the app in all languages, and the 404 page of each product. In dev each page is made when it is asked for. */
export const getStaticPaths: GetStaticPaths<PageParams> = async () => {
  if (process.env.NODE_ENV === 'development') {
    return { paths: [], fallback: 'blocking' };
  }
  const app = await (await openDocumentSource()).readApp();
  const addresses = [...app.pages, ...listNotFoundPages(app)];
  return {
    paths: addresses.map(({ pathname, language }) => ({
      params: { path: toHref(pathname, language).split('/').filter(Boolean) },
    })),
    fallback: false,
  };
};

/** What a page is drawn from: its document and its model. */
export const getStaticProps: GetStaticProps<DocsPageProps, PageParams> = async ({ params }) => {
  const source = await openDocumentSource();
  const app = await source.readApp();
  const url = `/${(params?.path ?? []).join('/')}`;
  const { language, pathname, productId } = resolveLocation(url, app.productTable);
  const product = app.products.find(({ identity }) => identity.id === productId) ?? app.products[0];
  if (!product) {
    return { notFound: true };
  }
  const isNotFoundPage = pathname.endsWith(`/${notFoundSegment}`);
  const document = isNotFoundPage ? null : await source.readPage(language, pathname);
  if (!document && !isNotFoundPage && process.env.NODE_ENV !== 'development') {
    return { notFound: true };
  }
  const addresses = new Set(app.pages.map((page) => page.pathname));
  const translations = resolveTranslations(language);
  const page = resolvePage({
    product,
    productTable: app.productTable,
    pathname,
    language,
    document,
    titles: app.titles,
    hasPage: (path) => addresses.has(path),
    translations,
    config: app.config,
  });
  return {
    props: toJson({
      userLanguage: language,
      translations,
      page,
      document,
      topLevelLinks: resolveTopLevelLinks(app.config, translations.messages),
      assets: app.assets,
    }),
  };
};

function listNotFoundPages(app: AppData) {
  return app.products.flatMap(({ rootPath }) =>
    app.languages.map((language) => ({ pathname: `${rootPath}/${notFoundSegment}`, language })),
  );
}

/** Next refuses `undefined` in props; optional fields are absent in JSON. */
function toJson(props: DocsPageProps): DocsPageProps {
  return JSON.parse(JSON.stringify(props)) as DocsPageProps;
}
