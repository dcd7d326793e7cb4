import { readFile } from 'node:fs/promises';
import { documentFile, type AppData } from 'docs-shell/page-document';
import { defaultLanguage } from 'docs-shell/routing';
import { LRUCache } from 'lru-cache';
import { listApiPages, type ApiPageSource } from '../api/list-api-pages';
import type { ContentFile, LoadedApp } from '../load';
import type { CodeHighlighter } from '../content/highlight';
import type { ImageFile } from '../content/images';
import { viteFileAddress } from '../lib/vite-file-address';
import { describeApp } from '../pipeline/documents/describe-app';
import { type LargeNavigation, nameNavigationLists } from '../pipeline/documents/navigation-lists';
import { contentKey } from '../cache/content-key';
import type { ContentCache } from '../content/content-cache';
import { listNames } from '../content/prose/list-names';
import { compileText } from '../pipeline/compile-app';
import { hasTables, listContentParts, loadContentParts } from '../pipeline/content-parts';
import type { CompiledPage } from '../content/compiled-page';
import { demoFramePathname } from '../pipeline/documents/demo-frames';
import { devBase } from './dev-base';
import type { DevServerContext } from './dev-context';
import { devListsPath } from './dev-lists';
import type { FrontMatterIndex } from './front-matter-index';
import { maxKeptPages, type PageCache } from './page-cache';

/** An app with its current products and list of files. It is replaced when these change. */
export interface AppModel {
  readonly app: LoadedApp;
  /** Returns the data that all pages share. Compiles no page. */
  readonly describe: () => Promise<AppData>;
  /** Compiles the requested page only. Returns undefined if there is none. */
  readonly compile: (isWanted: PageTest) => Promise<CompiledPage | undefined>;
  /** Finds a page without compiling it. */
  readonly find: (isWanted: PageTest) => Promise<PageSource | undefined>;
  /** Returns the demo whose own document is the requested file. */
  readonly findDemoFrame: (file: string) => DemoFrame | undefined;
  /** Compiles the first page of the API reference, and with it loads what all of them need. */
  readonly compileFirstApiPage: () => Promise<unknown>;
  /** Invalidates everything that shows titles: navigation and API pages. */
  readonly forgetTitles: () => void;
}

/** A page that is not compiled yet. */
interface PageSource {
  /** Stays the same as long as the page would be compiled to the same content. */
  readonly version: unknown;
  /** Compiles the page. The session does not keep it. */
  readonly compile: () => Promise<CompiledPage>;
}

interface DemoFrame {
  readonly id: string;
  readonly pathname: string;
}

/** Tells the page that is wanted. */
export type PageTest = (page: Pick<CompiledPage, 'language' | 'pathname'>) => boolean;

interface AppModelParts {
  readonly app: LoadedApp;
  readonly context: DevServerContext;
  readonly highlighter: CodeHighlighter;
  readonly frontMatter: FrontMatterIndex;
  readonly pageCache: PageCache;
  /** Pages that earlier sessions have compiled. */
  readonly contentCache: ContentCache;
}

/** Creates the model of a loaded app. Compiles nothing. */
export function createAppModel({
  app,
  context,
  highlighter,
  frontMatter,
  pageCache,
  contentCache,
}: AppModelParts): AppModel {
  const loadedAt = performance.now();
  pageCache.forgetImages();
  const frames = new Map(
    app.demoFiles.map(({ id }) => {
      const pathname = demoFramePathname(app, id);
      return [documentFile(defaultLanguage, pathname), { id, pathname }];
    }),
  );
  const names = listNames(app);
  const generated = new LRUCache<string, Promise<CompiledPage>>({ max: maxKeptPages });
  const imageBase = devBase + viteFileAddress(app.appDir);
  const urlOf = (image: ImageFile) => devBase + viteFileAddress(image.file);
  let apiPages: readonly ApiPageSource[] | undefined;
  let description: Promise<AppData> | undefined;

  const listApi = () => (apiPages ??= listApiPages(app, highlighter, contentCache));
  const findApi = (isWanted: PageTest) =>
    listApi().find(({ pathname }) => isWanted({ language: defaultLanguage, pathname }));
  const openWritten = async (page: ContentFile) => {
    const text = await readFile(page.file, 'utf8');
    const parts = listContentParts(app, page, text, names);
    // Tables are loaded when the page is compiled, and again after an edit of their modules, which loads the app again.
    const version = contentKey(parts && !hasTables(text) ? parts : [text, loadedAt]);
    const compile = async () => {
      const { parts: all, tables } = await loadContentParts(app, page, text, names);
      const compileNew = () => compileText(app, page, text, { highlighter, names, tables, urlOf });
      return all ? contentCache.get([...all, imageBase], compileNew, page.file) : compileNew();
    };
    const get = (isKept: boolean) => pageCache.get(page.sourceFile, version, compile, isKept);
    return {
      version,
      compile: async (isKept: boolean) => ({ ...page, content: await get(isKept) }),
    };
  };

  return {
    app,
    describe() {
      description ??= describe();
      description.catch(() => {
        description = undefined;
      });
      return description;
    },
    async compile(isWanted) {
      const page = app.contentFiles.find(isWanted);
      if (page) return (await openWritten(page)).compile(true);
      const source = findApi(isWanted);
      if (!source) return undefined;
      const { pathname } = source;
      const compiled = generated.get(pathname) ?? source.compile();
      generated.set(pathname, compiled);
      compiled.catch(() => generated.delete(pathname));
      return compiled;
    },
    async find(isWanted) {
      const page = app.contentFiles.find(isWanted);
      if (page) {
        const { version, compile } = await openWritten(page);
        return { version, compile: () => compile(false) };
      }
      const source = findApi(isWanted);
      return (
        source && {
          version: source,
          compile: () => generated.get(source.pathname) ?? source.compile(),
        }
      );
    },
    compileFirstApiPage: async () => listApi()[0]?.compile(),
    findDemoFrame: (file) => frames.get(file),
    forgetTitles() {
      apiPages = undefined;
      description = undefined;
      generated.clear();
    },
  };

  async function describe(): Promise<AppData> {
    const pages = await Promise.all(
      app.contentFiles.map(async (file) => {
        const { pathname, language } = file;
        const { navigationTitle, title } = await frontMatter.read(file);
        return { pathname, language, title: navigationTitle ?? title };
      }),
    );
    const api = listApi().map(({ pathname, title }) => ({
      pathname,
      language: defaultLanguage,
      title,
    }));
    // Lists all demos, because the demos in separate documents are only known after pages are compiled.
    const demoFrames = [...frames.values()].map(({ pathname }) => pathname);
    const described = describeApp(app, [...pages, ...api], { ...context, demoFrames });
    // Pages that are open load the lists again when their URL changes.
    const version = `?v=${Date.now()}`;
    const urlOf = (navigation: LargeNavigation) => devBase + devListsPath(navigation) + version;
    return { ...described, navigationLists: nameNavigationLists(described, urlOf) };
  }
}
