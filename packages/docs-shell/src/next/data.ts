import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { resolveTranslations } from '../i18n';
import { resolvePage, resolveTopLevelLinks } from '../page';
import {
  type AppData,
  buildFolder,
  devDocumentsPath,
  type DevErrorResponse,
  documentFile,
  notFoundSegment,
  type PageDocument,
  renderListFile,
} from '../page-document';
import type { ShellAssets } from '../page-document';
import type { Product } from '../product';
import { defaultLanguage, resolveLocation } from '../routing';
import type { DemoFrameProps, DevErrorPageProps, DocsPageProps } from './page-props';
import { readDevOrigin } from './read-dev-origin';

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

/** Reads page documents, either from the files of a build or from the running `docs dev`. */
interface DocumentSource {
  readApp(): Promise<AppData>;
  /** Path segments of the pages that a build renders. */
  readRenderList(): Promise<readonly (readonly string[])[]>;
  /** Returns null if the page does not exist. Throws a `DevError` if `docs dev` reports an error. */
  readPage(language: string, pathname: string): Promise<PageDocument | null>;
}

/** Opens the documents of the app in the current folder. In development they come from `docs dev`. */
async function openDocumentSource(): Promise<DocumentSource> {
  const folder = path.join(process.cwd(), buildFolder);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const origin = process.env.NODE_ENV === 'development' ? await readDevOrigin() : undefined;
  const load = origin ? (file: string) => fetchJson(origin + devDocumentsPath + file) : read;
  return {
    readApp: async () => (await load('app.json')) as AppData,
    readRenderList: async () => (await read(renderListFile)) as readonly (readonly string[])[],
    readPage: async (language, pathname) => {
      try {
        return (await load(documentFile(language, pathname))) as PageDocument;
      } catch (error) {
        if (isMissing(error)) {
          return null;
        }
        throw error;
      }
    },
  };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) {
    throw Object.assign(new Error(`No such document: ${url}`), { code: 'ENOENT' });
  }
  if (!response.ok) {
    throw new DevError((await response.json()) as DevErrorResponse);
  }
  return response.json();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** An error that `docs dev` reported instead of a page document. */
class DevError extends Error {
  /** Scripts that reload the page when the error is fixed. */
  readonly assets: ShellAssets;

  constructor({ message, assets }: DevErrorResponse) {
    super(message);
    this.name = 'DevError';
    this.assets = assets;
  }
}
