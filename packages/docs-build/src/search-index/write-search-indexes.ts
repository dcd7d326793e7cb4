import type { Product } from 'docs-shell/product';
import type { AppData } from 'docs-shell/page-document';
import { defaultLanguage, findOwner, toHref } from 'docs-shell/routing';
import { searchIndexAddress, type SearchIndex } from 'docs-shell/search';
import { resolveTranslations, pickSearchMessages } from 'docs-shell/i18n';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import { hashName } from '../lib/hash-name';
import type { OutputFolder } from '../lib/output-folder';
import type { RenderedPage } from '../render/render-pages';
import { createSearchIndex, type AddressedPage } from './create-search-index';
import { readSearchPage, sliceMain, type SearchPage } from './read-search-page';

interface WriteSearchIndexesOptions {
  readonly app: Pick<AppData, 'pages' | 'products' | 'productTable' | 'translations'>;
  readonly assetsUrl: string;
  /** The rendered pages, by their path below the output. */
  readonly pages: readonly RenderedPage[];
  readonly output: Pick<OutputFolder, 'write'>;
  /** Cache of the searchable parts of pages. */
  readonly cache: VersionedCache;
}

/** Writes the files that search loads: one index per product and language, and shards with the words of texts. */
export async function writeSearchIndexes(options: WriteSearchIndexesOptions): Promise<void> {
  const { app, assetsUrl, output } = options;
  const renderedPages = new Map(options.pages.map((page) => [page.file, page]));
  for (const product of app.products) {
    for (const language of [defaultLanguage, ...(product.languages ?? [])]) {
      const pages = await readPages(product, language, { ...options, renderedPages });
      const files = createSearchFiles({ app, product, language, pages, shardFolder: assetsUrl });
      for (const { href, text } of files.shards) output.write(href, text);
      output.write(searchIndexAddress(product.rootPath, language), files.index);
    }
  }
}

interface SearchFilesOptions {
  readonly app: Pick<AppData, 'productTable' | 'translations'>;
  readonly product: Product;
  readonly language: string;
  readonly pages: readonly AddressedPage[];
  /** Beginning of the URLs of shards. */
  readonly shardFolder: string;
}

/** The files that search loads for a product in one language. */
interface SearchFiles {
  /** The text of the index, which lists the shards. */
  readonly index: string;
  readonly shards: readonly { readonly href: string; readonly text: string }[];
}

/** Creates the files that search loads for a product in one language from its pages, in the order of `listSearchedPages`. */
export function createSearchFiles({
  app,
  product,
  language,
  pages,
  shardFolder,
}: SearchFilesOptions): SearchFiles {
  const { index, shards } = createSearchIndex(describeProduct(product, language, app), pages);
  const named = shards.map(({ prefix, text }) => {
    return { prefix, text, href: shardFolder + hashName('search.txt', text) };
  });
  const complete: SearchIndex = {
    ...index,
    shards: named.map(({ prefix, href }) => ({ prefix, href })),
  };
  return { index: JSON.stringify(complete), shards: named };
}

/** Returns the pathnames of a product's pages in the order of its index. Among equal results the first one wins. */
export function listSearchedPages(
  app: Pick<AppData, 'pages' | 'productTable'>,
  { identity }: Product,
): readonly string[] {
  return (
    app.pages
      .filter((page) => page.language === defaultLanguage)
      .map(({ pathname }) => pathname)
      .filter((pathname) => findOwner(pathname, app.productTable)?.route.productId === identity.id)
      // Sorts without the trailing slash, so that `/button` comes before `/button-group`.
      .sort()
  );
}

async function readPages(
  product: Product,
  language: string,
  {
    app,
    renderedPages,
    cache,
  }: Pick<WriteSearchIndexesOptions, 'app' | 'cache'> & {
    /** By the path of the file. */
    readonly renderedPages: ReadonlyMap<string, RenderedPage>;
  },
): Promise<readonly AddressedPage[]> {
  const hrefs = listSearchedPages(app, product).map((pathname) =>
    toHref(pathname, language, app.productTable),
  );
  const known = openValueCache<SearchPage>(cache.cacheDir, 'search');
  const pages: AddressedPage[] = [];
  for (const href of hrefs) {
    const rendered = renderedPages.get(`${href.slice(1)}index.html`);
    const page = await known.get([cache.codeDigest, rendered?.key ?? null], async () =>
      readSearchPage(sliceMain((await rendered?.readHtml()) ?? '')),
    );
    pages.push({ href, ...page });
  }
  return pages;
}

function describeProduct(
  { identity, rootPath, versions, noindex }: Product,
  language: string,
  { translations, productTable }: Pick<AppData, 'productTable' | 'translations'>,
): Pick<SearchIndex, 'language' | 'product' | 'messages'> {
  const { id, name, metadata } = identity;
  const { messages } = resolveTranslations(language, translations);
  return {
    language,
    product: {
      id,
      name,
      family: metadata,
      version: versions.find(({ current }) => current)?.text ?? '',
      href: toHref(rootPath, language, productTable),
      ...(noindex && { isInternal: true }),
    },
    ...(language !== defaultLanguage && { messages: pickSearchMessages(messages) }),
  };
}
