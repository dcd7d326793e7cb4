import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import type { Product } from '../manifest';
import { resolvePage, resolveTopLevelLinks } from '../page';
import { notFoundSegment } from '../page-document';
import { defaultLanguage, resolveLocation } from '../routing';
import { resolveTranslations } from '../i18n';
import { DevError } from './dev-error';
import { openDocumentSource } from './document-source';
import type { DemoFrameProps, DocsPageProps, DevErrorPageProps } from './page-props';

type PageParams = { path?: string[] };

/** Lists the pages that `docs build` wants rendered. In development pages are rendered on request. */
export const getStaticPaths: GetStaticPaths<PageParams> = async () => {
  if (process.env.NODE_ENV === 'development') {
    return { paths: [], fallback: 'blocking' };
  }
  const paths = await (await openDocumentSource()).readRenderList();
  return { paths: paths.map((segments) => ({ params: { path: [...segments] } })), fallback: false };
};

type PageResult = GetStaticPropsResult<DocsPageProps | DemoFrameProps | DevErrorPageProps>;

/** Returns what a page is rendered from: its document and its model. In development an error is shown as a page. */
export const getStaticProps = async ({
  params,
}: GetStaticPropsContext<PageParams>): Promise<PageResult> => {
  try {
    return await readProps(params);
  } catch (error) {
    if (!(error instanceof DevError)) throw error;
    return { props: { devError: error.message, assets: error.assets } };
  }
};

async function readProps(params: PageParams | undefined): Promise<PageResult> {
  const source = await openDocumentSource();
  const app = await source.readApp();
  const url = `/${(params?.path ?? []).join('/')}`;
  const { language, pathname, productId } = resolveLocation(url, app.productTable);
  if (app.demoFrames.includes(pathname)) {
    const frame = await source.readPage(language, pathname);
    return frame
      ? { props: { demoFrame: true, document: frame, assets: app.assets } }
      : { notFound: true };
  }
  const product = app.products.find(({ identity }) => identity.id === productId) ?? app.products[0];
  if (!product) {
    return { notFound: true };
  }
  const isNotFoundPage = pathname.endsWith(`/${notFoundSegment}`);
  const isPublished = listLanguages(product).includes(language);
  const document =
    isNotFoundPage || !isPublished
      ? null
      : ((await source.readPage(language, pathname)) ??
        (await source.readPage(defaultLanguage, pathname)));
  if (!document && !isNotFoundPage && process.env.NODE_ENV !== 'development') {
    return { notFound: true };
  }
  const addresses = new Set(app.pages.map((page) => page.pathname));
  const translations = resolveTranslations(language, app.translations);
  const page = resolvePage({
    product,
    productTable: app.productTable,
    pathname,
    language,
    document,
    titles: { ...app.titles, ...app.translatedTitles[language] },
    availableLanguages: app.pages
      .filter((candidate) => candidate.pathname === pathname)
      .map((candidate) => candidate.language),
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
      // A page holds each link once: the navigation of the product that owns the page already lists it.
      topLevelLinks: resolveTopLevelLinks(app.config, translations.messages).filter(({ href }) =>
        page.navigation.every((item) => !('href' in item) || item.href !== href),
      ),
      assets: app.assets,
    }),
  };
}

function listLanguages({ languages = [] }: Product): readonly string[] {
  return [defaultLanguage, ...languages];
}

/** Removes optional fields that are `undefined`, which Next does not accept in props. */
function toJson(props: DocsPageProps): DocsPageProps {
  return JSON.parse(JSON.stringify(props)) as DocsPageProps;
}
