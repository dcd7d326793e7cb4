import { type Diagnostic, throwDiagnostics } from 'diagnostics';
import { resolveTranslations } from 'docs-shell/i18n';
import { type AppData, documentFile, type PageDocument } from 'docs-shell/page-document';
import type { RegisteredProduct } from 'docs-shell/registry';
import { defaultLanguage, toHref, toMarkdownHref } from 'docs-shell/routing';
import { searchIndexAddress } from 'docs-shell/search';
import { type ChangesData, findChangesData } from '../api/history/write-changes-data';
import type { VersionedCache } from '../cache/versioned-cache';
import type { CompiledPage } from '../content/compiled-page';
import { openContentCache } from '../content/content-cache';
import { createCodeHighlighter } from '../content/highlight';
import { createRegistry } from '../emit/create-registry';
import { loadApp, type LoadedApp } from '../load';
import { checkDemoFiles } from '../pipeline/demos/check-demo-files';
import { openDemoCode } from '../pipeline/demos/open-demo-code';
import type { PageDemos } from '../pipeline/demos/page-demos';
import { readDemoSources } from '../pipeline/demos/read-demo-sources';
import { composePage } from '../pipeline/documents/compose-page';
import { createPageMarkdown } from '../pipeline/documents/create-page-markdown';
import { composeDemoFrame, demoFramePathname } from '../pipeline/documents/demo-frames';
import { renderSlots } from '../slots/render-slots';
import type { SiteContents } from '../serve';
import { type AppModel, createAppModel, type PageTest } from './app-model';
import type { DevServerContext } from './dev-context';
import type { DevSearch } from './dev-search';
import { type DevDemoReference, prepareDevDemos, renderDevDemos } from './dev-demos';
import { devOgImagePath, drawDevLogo, renderDevOgImage } from './dev-images';
import { checkPageLinks, type LinkProblem } from './check-page-links';
import { createFrontMatterIndex, type FrontMatterIndex } from './front-matter-index';
import { listAddresses } from './list-addresses';
import { createPageCache } from './page-cache';

/** Answers requests of the Next adapter in development from the current sources. */
export interface DevPages {
  /** Returns the data that all pages share: the same object until it changes. Throws a `DiagnosticsError`. */
  describe(): Promise<AppData>;
  /**
   * Returns a page document or the `changes.json` of an API, or null for a file that does not exist. Throws a
   * `DiagnosticsError`.
   */
  answer(file: string): Promise<PageDocument | ChangesData | null>;
  /** Returns the markdown of the page at a path that ends in `index.md`, or undefined if it does not exist. */
  markdown(address: string): Promise<string | undefined>;
  /** Returns the Open Graph image at a path of `devOgImagePath`, or undefined if the page does not exist. */
  ogImage(imagePath: string): Promise<Uint8Array | undefined>;
  /** Returns the logo at a path that ends in `logo.svg`, or undefined if no product has it. */
  logo(url: string): string | undefined;
  sharedStyles(): Promise<string>;
  /** Returns a file of search at a path of `devSearchFolder`, or undefined if it does not exist. Throws a `DiagnosticsError`. */
  searchFile(url: string): Promise<string | undefined>;
  /** Returns the addresses of the search indexes of the app's products. */
  listSearchIndexes(): readonly string[];
  /** Returns the entries of the app's products in the registry of a site. */
  listOwn(): readonly RegisteredProduct[];
  /** Lists the pages and redirects of the app, or returns undefined while it has mistakes. */
  listAddresses(): Promise<SiteContents | undefined>;
  /** Reloads the app: `product.ts`, list of files, translations. Throws a `DiagnosticsError`. */
  reload(): Promise<void>;
  /** Applies edits of pages, given as absolute files, to what other pages show of them. */
  edit(files: readonly string[]): Promise<void>;
  /** Returns the links of a page that `docs check` would report. Returns none while the app has mistakes. */
  checkLinks(page: PageReference): Promise<readonly LinkProblem[]>;
  /** Compiles pages, given as absolute files. Throws a `DiagnosticsError` with their problems. */
  check(files: readonly string[]): Promise<void>;
  /** Loads the library before the first page with demos asks for it. */
  warmUp(): Promise<void>;
  /** Loads what pages of the API reference and edits of content need before the first of them. */
  warmUpRest(): Promise<void>;
  /** Returns what pages of the same app can begin with. */
  keep(): DevPagesStart;
  /** Renders demos only to report failures to the context. Ignores ids without a demo. */
  tryDemos(ids: readonly string[]): Promise<void>;
}

/** A page by the name of its document, by its address, or by the absolute file of its source. */
export type PageReference =
  | { readonly document: string }
  | { readonly address: string }
  | { readonly source: string };

/** What pages can begin with. */
interface DevPagesStart {
  /** The app, which is already loaded. */
  readonly loaded?: LoadedApp;
  /** The front matter of its pages, as far as it was read. */
  readonly frontMatter?: FrontMatterIndex;
  /** Cache for results of this code. Without it, they stay in memory. */
  readonly cache?: VersionedCache | undefined;
}

/** Opens the pages of an app for a dev session. */
export async function createDevPages(
  context: DevServerContext,
  { loaded, cache, frontMatter = createFrontMatterIndex() }: DevPagesStart = {},
): Promise<DevPages> {
  const { appDir, cacheDir } = context;
  const highlighter = createCodeHighlighter(cacheDir);
  const demoCode = openDemoCode(appDir, highlighter, cache ?? { cacheDir });
  const contentCache = openContentCache(cache);
  const pageCache = createPageCache();
  const open = (app: LoadedApp) =>
    createAppModel({ app, context, highlighter, frontMatter, pageCache, contentCache });
  const prepareDemos = (demos: readonly DevDemoReference[]) =>
    prepareDevDemos(context, demos, { highlighter, demoCode });
  const register = ({ productTable, products }: LoadedApp) => {
    const ids = new Set(products.map(({ identity }) => identity.id));
    const registry = createRegistry({ config: context.config, productTable, products });
    return registry.products.filter(({ id }) => ids.has(id));
  };
  let model = open(loaded ?? (await load(appDir, cache)));
  let own = register(model.app);
  const addresses = new WeakMap<AppData, SiteContents>();
  let search: DevSearch | undefined;

  return {
    describe: async () => withoutDiagnostics(model).describe(),
    async answer(file) {
      const { app, compile, findDemoFrame } = withoutDiagnostics(model);
      const wanted = decodeURI(file);
      const changes = findChangesData(app.apis, `/${wanted}`);
      if (changes) return changes;
      const frame = findDemoFrame(wanted);
      if (frame)
        return composeDemoFrame(frame.pathname, frame.id, await prepareDemos([{ file: frame.id }]));
      const page = await compile(
        ({ language, pathname }) => documentFile(language, pathname) === wanted,
      );
      if (!page) return null;
      const { pages, diagnostics } = await renderSlots(app, [page]);
      throwDiagnostics([...listPageDiagnostics(app, page), ...diagnostics]);
      const demos = await prepareDemos(page.content.demos);
      return composeDevPage(context, app, pages[0] ?? page, demos);
    },
    async markdown(address) {
      const { app, compile } = withoutDiagnostics(model);
      const page = await compile(
        ({ language, pathname }) =>
          toMarkdownHref(pathname, language, app.productTable) === decodeURI(address),
      );
      return page && createPageMarkdown(page.content, await readDemoSources(app));
    },
    async ogImage(imagePath) {
      const { app, compile } = withoutDiagnostics(model);
      const page = await compile(
        ({ language, pathname }) =>
          language === defaultLanguage && devOgImagePath(pathname) === decodeURI(imagePath),
      );
      return page && renderDevOgImage(app, page);
    },
    logo: (url) => drawDevLogo(model.app.products, url),
    async searchFile(url) {
      // A page does not need it.
      search ??= (await import('./dev-search')).createDevSearch(context, cache);
      return search.answer(withoutDiagnostics(model), url);
    },
    listSearchIndexes: () =>
      model.app.products.flatMap(({ rootPath, languages = [] }) =>
        [defaultLanguage, ...languages].map((language) => searchIndexAddress(rootPath, language)),
      ),
    listOwn: () => own,
    async listAddresses() {
      if (model.app.diagnostics.length > 0) return undefined;
      const data = await model.describe();
      const known = addresses.get(data) ?? listAddresses(data);
      addresses.set(data, known);
      return known;
    },
    // If the demo root does not load, each demo says why.
    sharedStyles: () =>
      context.loadServer().then(
        (server) => server.sharedStyles() ?? '',
        () => '',
      ),
    async reload() {
      frontMatter.clear();
      model = open(await load(appDir, cache));
      // A `product.ts` with a mistake has no products.
      if (model.app.products.length > 0) own = register(model.app);
      withoutDiagnostics(model);
    },
    async edit(files) {
      const isOther = await Promise.all(files.map((file) => frontMatter.update(file)));
      if (isOther.includes(true)) model.forgetTitles();
    },
    async check(files) {
      if (files.length === 0) return;
      const { app, compile } = withoutDiagnostics(model);
      const wanted = app.contentFiles.filter(({ file }) => files.includes(file));
      const pages = await Promise.all(
        wanted.map(({ language, pathname }) =>
          compile((page) => page.language === language && page.pathname === pathname),
        ),
      );
      throwDiagnostics(pages.flatMap((page) => (page ? listPageDiagnostics(app, page) : [])));
    },
    async checkLinks(reference) {
      const { app, compile, describe } = model;
      if (app.diagnostics.length > 0) return [];
      const page = await compile(testOf(app, reference));
      if (!page) return [];
      return checkPageLinks(page, {
        app,
        describe,
        compile: (pathname) =>
          compile((other) => other.language === defaultLanguage && other.pathname === pathname),
        findOthers: context.findOtherTargets,
      });
    },
    async warmUp() {
      await prepareDemos(model.app.demoFiles.slice(0, 1).map(({ id }) => ({ file: id })));
    },
    async warmUpRest() {
      if (model.app.diagnostics.length === 0) await model.compileFirstApiPage();
      // Pages that did not change since an earlier session came from the cache.
      await import('../content/compile-content');
    },
    keep: () => ({ loaded: model.app, frontMatter }),
    async tryDemos(ids) {
      const demos = new Set(model.app.demoFiles.map(({ id }) => id));
      const known = [...new Set(ids)].filter((id) => demos.has(id));
      await renderDevDemos(context, known);
    },
  };
}

/** Returns the test of the page that is meant. */
function testOf({ contentFiles, productTable }: LoadedApp, reference: PageReference): PageTest {
  if ('source' in reference) {
    const wanted = contentFiles.find(({ file }) => file === reference.source);
    return (page) => page.language === wanted?.language && page.pathname === wanted.pathname;
  }
  return 'document' in reference
    ? ({ language, pathname }) => documentFile(language, pathname) === reference.document
    : ({ language, pathname }) => toHref(pathname, language, productTable) === reference.address;
}

/** Node caches `product.ts` for the life of the process, so each load has a URL of its own. */
function load(appDir: string, cache: VersionedCache | undefined): Promise<LoadedApp> {
  return loadApp(appDir, { cache, cacheKey: String(Date.now()) });
}

/** No page is shown while the app has diagnostics, because paths and navigation may be wrong. */
function withoutDiagnostics(model: AppModel): AppModel {
  throwDiagnostics(model.app.diagnostics);
  return model;
}

function listPageDiagnostics(
  app: LoadedApp,
  { sourceFile, content }: CompiledPage,
): readonly Diagnostic[] {
  return [
    ...(content.api ? app.apiDiagnostics : []),
    ...content.diagnostics,
    ...checkDemoFiles(
      [{ sourceFile, demos: content.demos }],
      new Set(app.demoFiles.map(({ id }) => id)),
    ),
  ];
}

function composeDevPage(
  { fonts, styles, config }: DevServerContext,
  app: LoadedApp,
  page: CompiledPage,
  demos: PageDemos,
): PageDocument {
  return composePage({
    ...page,
    demos,
    demoFramePathname: (id) => demoFramePathname(app, id),
    fonts,
    styles,
    ogImage: devOgImagePath(page.pathname),
    config,
    messages: resolveTranslations(page.language, app.translations).messages,
  });
}
