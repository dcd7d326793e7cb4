import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import {
  type AppData,
  buildFolder,
  devDocumentsPath,
  type DevErrorResponse,
  documentFile,
  notFoundSegment,
  type PageDocument,
} from '../page-document';
import type { ShellAssets } from '../page-document';
import type { Product } from '../product';
import { defaultLanguage, resolveLocation } from '../routing';
import { createPageProps } from './create-page-props';
import type { DocsPageProps, PageProps } from './page-props';
import { readDevOrigin } from './read-dev-origin';
import { skipOwnerStacks } from './skip-owner-stacks';

if (process.env.NODE_ENV === 'development') skipOwnerStacks();

type PageParams = { path?: string[] };

/** In development pages are rendered on request. Of a build, Next knows no page: `docs build` renders them all. */
export const getStaticPaths: GetStaticPaths<PageParams> = () => ({
  paths: [],
  fallback: process.env.NODE_ENV === 'development' ? 'blocking' : false,
});

type PageResult = GetStaticPropsResult<PageProps>;

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
  return { props: toNextProps(createPageProps({ app, product, language, pathname, document })) };
}

function listLanguages({ languages = [] }: Product): readonly string[] {
  return [defaultLanguage, ...languages];
}

/**
 * Returns props that `next dev` accepts: without optional fields that are `undefined`. Next checks the props of a page. The
 * navigation is not enumerable, because it has an entry for each page: Next skips it, and so does a copy by spread syntax.
 */
function toNextProps(props: DocsPageProps): DocsPageProps {
  if (process.env.NODE_ENV !== 'development') return props;
  const { navigation, ...page } = props.page;
  const plain = JSON.parse(JSON.stringify({ ...props, page })) as DocsPageProps;
  Object.defineProperty(plain.page, 'navigation', { value: navigation });
  return plain;
}

/** Reads page documents, either from the files of a build or from the running `docs dev`. */
interface DocumentSource {
  readApp(): Promise<AppData>;
  /** Returns null if the page does not exist. Throws a `DevError` if `docs dev` reports an error. */
  readPage(language: string, pathname: string): Promise<PageDocument | null>;
}

/** The data of the app that is built in this process. */
let builtApp: Promise<AppData> | undefined;

/** The last data of the app in development, and its entity tag. It grows with the number of pages, and seldom changes. */
let devApp: { readonly tag: string; readonly app: AppData } | undefined;

/** Opens the documents of the app in the current folder. In development they come from `docs dev`. */
async function openDocumentSource(): Promise<DocumentSource> {
  const folder = path.join(process.cwd(), buildFolder);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const origin = process.env.NODE_ENV === 'development' ? await readDevOrigin() : undefined;
  const load = origin ? (file: string) => fetchJson(origin + devDocumentsPath + file) : read;
  const readApp = async () => (await read('app.json')) as AppData;
  return {
    // In a build the file does not change, and it grows with the number of pages.
    readApp: () => (origin ? readDevApp(origin) : (builtApp ??= readApp())),
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

/** Returns the same object until the data changes, so that what pages share is computed once. */
async function readDevApp(origin: string): Promise<AppData> {
  const known = devApp;
  const response = await fetch(`${origin}${devDocumentsPath}app.json`, {
    headers: known ? { 'If-None-Match': known.tag } : {},
  });
  if (known && response.status === 304) return known.app;
  const app = (await readJson(response)) as AppData;
  devApp = { tag: response.headers.get('ETag') ?? '', app };
  return app;
}

async function fetchJson(url: string): Promise<unknown> {
  return readJson(await fetch(url));
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 404) {
    throw Object.assign(new Error(`No such document: ${response.url}`), { code: 'ENOENT' });
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
