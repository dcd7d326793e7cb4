import { setImmediate as nextTask, setTimeout as wait } from 'node:timers/promises';
import { resolveTranslations } from 'docs-shell/i18n';
import { createPageProps } from 'docs-shell/next/create-page-props';
import DocsPage from 'docs-shell/next/page';
import type { AppData } from 'docs-shell/page-document';
import type { Product } from 'docs-shell/product';
import { defaultLanguage, toHref } from 'docs-shell/routing';
import { searchIndexAddress } from 'docs-shell/search';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import type { CompiledPage } from '../content/compiled-page';
import { demoName } from '../demos/server-entry';
import type { PageDemos } from '../pipeline/demos/page-demos';
import { composePage } from '../pipeline/documents/compose-page';
import type { AddressedPage } from '../search-index';
import { readSearchPage, sliceMain, type SearchPage } from '../search-index/read-search-page';
import { createSearchFiles, listSearchedPages } from '../search-index/write-search-indexes';
import { devSearchFolder } from './answer-search';
import type { AppModel } from './app-model';
import { devBase, withoutDevBase } from './dev-base';
import type { DevServerContext } from './dev-context';

/** An index that takes longer has the titles of the pages that are left. The next request has more. */
const maxWaitMs = 4_000;

/** Search over the own products in `docs dev`. */
export interface DevSearch {
  /** Returns the index or the shard at a path of `devSearchFolder`, or undefined if it does not exist. */
  readonly answer: (model: AppModel, url: string) => Promise<string | undefined>;
}

/** The searchable parts of a page in one language, as long as its content and the data of the app stay the same. */
interface ReadPage {
  readonly version: unknown;
  readonly data: AppData;
  readonly page: SearchPage;
}

interface Target {
  readonly model: AppModel;
  readonly data: AppData;
  readonly product: Product;
  readonly language: string;
}

/**
 * Creates the indexes of search from the current sources when they are requested, as a build does from its pages.
 *
 * @param cache cache for results of this code. Without it, each session renders all pages
 */
export function createDevSearch(
  context: DevServerContext,
  cache: VersionedCache | undefined,
): DevSearch {
  const rendered = cache && openValueCache<SearchPage>(cache.cacheDir, 'dev-search');
  /** By language and path: a page that is not translated is in all languages. */
  const known = new Map<string, ReadPage>();
  /** Words of the last index at each address, and of the one before, which a page may have. */
  const shards = new Map<string, readonly ReadonlyMap<string, string>[]>();

  return {
    async answer(model, url) {
      const shard = [...shards.values()].flat().find((texts) => texts.has(url));
      if (shard) return shard.get(url);
      const data = await model.describe();
      const target = data.products
        .flatMap((product) => listLanguages(product).map((language) => ({ product, language })))
        .find(({ product, language }) => {
          return devSearchFolder + searchIndexAddress(product.rootPath, language) === url;
        });
      return target && createIndex({ model, data, ...target });
    },
  };

  async function createIndex(target: Target): Promise<string> {
    const { data, product, language } = target;
    const pathnames = listSearchedPages(data, product);
    const pages = new Map<string, SearchPage>();
    await Promise.race([
      readPages(target, pathnames, pages),
      wait(maxWaitMs, undefined, { ref: false }),
    ]);
    const addressed = pathnames.map((pathname): AddressedPage => ({
      href: toHref(pathname, language, data.productTable),
      ...(pages.get(pathname) ?? createTitlePage(target, pathname)),
    }));
    const shardFolder = `${devBase}${devSearchFolder}/`;
    const files = createSearchFiles({
      app: data,
      product,
      language,
      pages: addressed,
      shardFolder,
    });
    const texts = new Map(files.shards.map(({ href, text }) => [withoutDevBase(href), text]));
    const address = searchIndexAddress(product.rootPath, language);
    shards.set(address, [texts, ...(shards.get(address) ?? []).slice(0, 1)]);
    return files.index;
  }

  async function readPages(
    target: Target,
    pathnames: readonly string[],
    pages: Map<string, SearchPage>,
  ): Promise<void> {
    for (const pathname of pathnames) {
      // Other requests come first.
      await nextTask();
      // The page itself says what is wrong with it.
      const page = await readPage(target, pathname).catch(() => undefined);
      if (page) pages.set(pathname, page);
    }
  }

  async function readPage(
    { model, data, product, language }: Target,
    pathname: string,
  ): Promise<SearchPage | undefined> {
    const find = (wanted: string) =>
      model.find((page) => page.language === wanted && page.pathname === pathname);
    const source = (await find(language)) ?? (await find(defaultLanguage));
    if (!source) return undefined;
    const { version } = source;
    const key = `${language} ${pathname}`;
    const last = known.get(key);
    if (last && last.version === version && last.data === data) return last.page;
    const props = createProps(await source.compile(), { model, data, product, language });
    const page = rendered
      ? await rendered.get([cache.codeDigest, props], () => renderSearchPage(props))
      : renderSearchPage(props);
    known.set(key, { version, data, page });
    return page;
  }

  /** Returns the props of a page without its demos and its navigation, in which nothing is searched. */
  function createProps(compiled: CompiledPage, { model, data, product, language }: Target) {
    const document = composePage({
      ...compiled,
      demos: emptyDemos,
      demoFramePathname: () => '',
      fonts: context.fonts,
      styles: context.styles,
      config: context.config,
      messages: resolveTranslations(compiled.language, model.app.translations).messages,
    });
    const { pathname } = compiled;
    const props = createPageProps({ app: data, product, language, pathname, document });
    return { ...props, page: { ...props.page, navigation: [] }, topLevelLinks: [] };
  }
}

/** Renders a page and reads what is searched in it. */
function renderSearchPage(props: ComponentProps<typeof DocsPage>): SearchPage {
  const html = renderToStaticMarkup(<DocsPage {...props} />);
  // Parts of a text keep the whole text in memory, and a copy does not.
  return structuredClone(readSearchPage(sliceMain(html)));
}

function listLanguages({ languages = [] }: Product): readonly string[] {
  return [defaultLanguage, ...languages];
}

function createTitlePage({ data, language }: Target, pathname: string): SearchPage {
  const title = data.translatedTitles[language]?.[pathname] ?? data.titles[pathname] ?? pathname;
  return { title, breadcrumbs: [], sections: [], symbols: [] };
}

/** Demos with their titles only. */
const emptyDemos: PageDemos = {
  get: (id) => ({
    name: demoName(id),
    module: undefined,
    preload: [],
    html: '',
    fallback: undefined,
    code: [],
    sourceFile: id,
    stylesheets: [],
  }),
  runtime: '',
  stylesheets: [],
  collectStyles: () => undefined,
};
