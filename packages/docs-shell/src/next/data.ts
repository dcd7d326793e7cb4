import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import type { Product } from '../manifest';
import { resolvePage, resolveTopLevelLinks } from '../page';
import { notFoundSegment } from '../page-document';
import { defaultLanguage, resolveLocation } from '../routing';
import { resolveTranslations } from '../i18n';
import { DocumentFault } from './document-fault';
import { openDocumentSource } from './document-source';
import type { DemoFrameProps, DocsPageProps, FaultPageProps } from './page-props';

type PageParams = { path?: string[] };

/** The pages that `docs build` asks for: those whose HTML it does not know. In dev each page is made when it is asked for. */
export const getStaticPaths: GetStaticPaths<PageParams> = async () => {
  if (process.env.NODE_ENV === 'development') {
    return { paths: [], fallback: 'blocking' };
  }
  const paths = await (await openDocumentSource()).readRenderList();
  return { paths: paths.map((segments) => ({ params: { path: [...segments] } })), fallback: false };
};

type PageResult = GetStaticPropsResult<DocsPageProps | DemoFrameProps | FaultPageProps>;

/** What a page is drawn from: its document and its model. In dev a fault of the author is a page, too. */
export const getStaticProps = async ({
  params,
}: GetStaticPropsContext<PageParams>): Promise<PageResult> => {
  try {
    return await readProps(params);
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    return { props: { fault: error.message, assets: error.assets } };
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
    writtenIn: app.pages
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
      // A page holds each link once (SPEC NAV-10): a product whose own page it is lists it already.
      topLevelLinks: resolveTopLevelLinks(app.config, translations.messages).filter(({ href }) =>
        page.navigation.every((item) => item.href !== href),
      ),
      assets: app.assets,
    }),
  };
}

function listLanguages({ languages = [] }: Product): readonly string[] {
  return [defaultLanguage, ...languages];
}

/** Next refuses `undefined` in props; optional fields are absent in JSON. */
function toJson(props: DocsPageProps): DocsPageProps {
  return JSON.parse(JSON.stringify(props)) as DocsPageProps;
}
