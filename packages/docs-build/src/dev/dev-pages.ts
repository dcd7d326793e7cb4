import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicConfig } from 'docs-shell/config';
import type { FontStyleName } from 'docs-shell/fonts';
import { markdownAddress } from 'docs-shell/navigation';
import type { PageStyleName } from 'docs-shell/page-styles';
import type { AppData, PageDocument, ShellAssets } from 'docs-shell/page-document';
import { demoFrameSegment, documentFile } from 'docs-shell/page-document';
import { defaultLanguage } from 'docs-shell/routing';
import { resolveTranslations } from 'docs-shell/translations';
import { listApiPages } from '../api/list-api-pages';
import { loadApp, repositoryPath, type LoadedApp } from '../app';
import type { CodeHighlighter } from '../content/highlight';
import type { ImageFile } from '../content/images';
import { demoName, type ServerModule } from '../demos/server-entry';
import { DocsError } from '../faults';
import { describeApp } from '../pages/build-app';
import type { CompiledPage } from '../pages/compiled-page';
import { composePage } from '../pages/compose-page';
import { compileApp, compileFile, openHighlighter } from '../pages/compile-app';
import { composeDemoFrame, demoFramePathname, listDemoFrames } from '../pages/demo-frames';
import { findUnknownDemos } from '../pages/find-unknown-demos';
import { createPageMarkdown } from '../pages/create-page-markdown';
import { listDemos } from '../pages/list-demos';
import { openDemoCode } from '../pages/open-demo-code';
import type { DemoSheet, PageDemos } from '../pages/page-demos';
import { readDemoSources } from '../pages/read-demo-sources';
import { devCardPath, drawDevCard } from './dev-card';

/** What the pages of a dev session take from the Vite server. */
interface DevServerContext {
  readonly appDir: string;
  /** Origin of the Vite server. */
  readonly origin: string;
  readonly assets: ShellAssets;
  /** Stylesheets of fonts by name. */
  readonly fonts: Readonly<Record<FontStyleName, string>>;
  /** Stylesheets of content components by name. */
  readonly styles: Readonly<Record<PageStyleName, string>>;
  readonly config: PublicConfig;
  readonly runtimeUrl: string;
  readonly sharedStylesUrl: string;
  loadServer(): Promise<ServerModule>;
  /** Style sheets that a demo imports, once the server has rendered it: absolute files. */
  findSheets(demoFile: string): readonly string[];
  /** Where the browser finds a style sheet of `findSheets`. */
  sheetUrl(file: string): string;
}

/** Answers the Next adapter's requests in development, from the sources as they are now. */
export interface DevPages {
  /** `app.json` or a page document. Null for a page that does not exist. */
  answer(file: string): Promise<AppData | PageDocument | null>;
  /** The page at an address that ends in `index.md` (SPEC CT-8). Undefined for a page that does not exist. */
  markdown(address: string): Promise<string | undefined>;
  /** The picture at a path of `devCardPath`. Undefined for a page that does not exist. */
  card(cardPath: string): Promise<Uint8Array | undefined>;
  sharedStyles(): Promise<string>;
  /** Reads the app again: manifest, pages, demos. Throws a `DocsError`. */
  reload(): Promise<void>;
}

/** Opens the pages of an app for a dev session. */
export async function createDevPages(context: DevServerContext): Promise<DevPages> {
  const highlighter = await openHighlighter(context.appDir);
  let app = await loadChecked(context.appDir);
  const findPage = (isWanted: PageTest) => compileWantedPage(context, app, isWanted, highlighter);
  return {
    async reload() {
      app = await loadChecked(context.appDir);
    },
    async sharedStyles() {
      return (await context.loadServer()).sharedStyles() ?? '';
    },
    async answer(file) {
      if (file === 'app.json') {
        const { pages } = await compileApp(app);
        return describeApp(app, pages, context);
      }
      const frame = await findDemoFrame(app, file);
      if (frame) {
        const [pathname, id] = frame;
        return composeDemoFrame(pathname, id, await prepareDemos(context, [id], highlighter));
      }
      const page = await findPage(
        ({ language, pathname }) => documentFile(language, pathname) === decodeURI(file),
      );
      return page ? composeDevPage(context, app, page, highlighter) : null;
    },
    async markdown(address) {
      const page = await findPage(
        ({ language, pathname }) => markdownAddress(pathname, language) === decodeURI(address),
      );
      return page && createPageMarkdown(page.content, await readDemoSources(app));
    },
    async card(cardPath) {
      const page = await findPage(
        ({ language, pathname }) =>
          language === defaultLanguage && devCardPath(pathname) === decodeURI(cardPath),
      );
      return page && drawDevCard(app, page);
    },
  };
}

async function loadChecked(appDir: string): Promise<LoadedApp> {
  const app = await loadApp(appDir, { cacheKey: String(Date.now()) });
  if (app.faults.length > 0) {
    throw new DocsError(app.faults);
  }
  return app;
}

async function findDemoFrame(app: LoadedApp, file: string) {
  const { pages } = file.includes(`/${demoFrameSegment}/`) ? await compileApp(app) : { pages: [] };
  return [...listDemoFrames(app, pages)].find(
    ([pathname]) => documentFile(defaultLanguage, pathname) === decodeURI(file),
  );
}

type PageTest = (page: Pick<CompiledPage, 'language' | 'pathname'>) => boolean;

/** Compiles the page that is asked for, and no other. */
async function compileWantedPage(
  { origin }: DevServerContext,
  app: LoadedApp,
  isWanted: PageTest,
  highlighter: CodeHighlighter,
): Promise<CompiledPage | undefined> {
  const written = app.contentFiles.find(isWanted);
  if (written) {
    const urlOf = (image: ImageFile) => `${origin}/@fs${image.file}`;
    return { ...written, content: await compileFile(app, written, highlighter, urlOf) };
  }
  const generated = await listApiPages(app, highlighter);
  return generated
    .find(({ pathname }) => isWanted({ language: defaultLanguage, pathname }))
    ?.compile();
}

async function composeDevPage(
  context: DevServerContext,
  app: LoadedApp,
  { sourceFile, pathname, language, content }: CompiledPage,
  highlighter: CodeHighlighter,
): Promise<PageDocument> {
  const { messages } = resolveTranslations(language, app.translations);
  const known = new Set(listDemos(app).keys());
  const faults = [
    ...(content.api ? app.apiFaults : []),
    ...content.faults,
    ...findUnknownDemos([{ sourceFile, demos: content.demos }], known),
  ];
  if (faults.length > 0) {
    throw new DocsError(faults);
  }
  const ids = content.demos.map((demo) => demo.file);
  const demos = await prepareDemos(context, ids, highlighter);
  const { fonts, styles, config } = context;
  const framePathname = (id: string) => demoFramePathname(app, id);
  return composePage({
    demoFramePathname: framePathname,
    pathname,
    language,
    sourceFile,
    content,
    demos,
    fonts,
    styles,
    card: devCardPath(pathname),
    config,
    messages,
  });
}

async function prepareDemos(
  context: DevServerContext,
  ids: readonly string[],
  highlighter: CodeHighlighter,
): Promise<PageDemos> {
  const demoCode = await openDemoCode(context.appDir, highlighter);
  const server = ids.length > 0 ? await context.loadServer() : undefined;
  const rendered = await Promise.all(
    ids.map(async (id) => {
      const file = path.join(context.appDir, 'demos', id);
      // A demo that does not compile or render is an error in its frame, not of the page.
      const result = await server?.renderDemo(id).catch((error: unknown) => ({
        html: errorHtml(id, error),
        registry: undefined,
        fallback: undefined,
      }));
      return [
        id,
        {
          name: demoName(id),
          module: `${context.origin}/demos/${id}`,
          preload: [],
          html: result?.html ?? '',
          fallback: result?.fallback,
          registry: result?.registry,
          // What does not parse has no JavaScript: its frame says what is wrong.
          code: await demoCode.make(file).catch(() => []),
          sourceFile: repositoryPath(context.appDir, file),
          sheets: await prepareSheets(context, file, highlighter),
        },
      ] as const;
    }),
  );
  const byId = new Map(rendered);
  return {
    get: (id) => {
      const demo = byId.get(id);
      if (!demo) {
        throw new Error(`There is no demo ${id}.`);
      }
      return demo;
    },
    runtime: context.runtimeUrl,
    stylesheets: [context.sharedStylesUrl],
    collectStyles: (wanted) =>
      server?.collectStyles(
        wanted.flatMap((id) => {
          const registry = byId.get(id)?.registry;
          return registry ? [registry] : [];
        }),
      ),
  };
}

/** Those of the demo root are every demo's. */
async function prepareSheets(
  context: DevServerContext,
  demoFile: string,
  highlighter: CodeHighlighter,
): Promise<DemoSheet[]> {
  const { appDir } = context;
  const files = [path.join(appDir, 'demo-root.tsx'), demoFile].flatMap((file) =>
    context.findSheets(file),
  );
  return Promise.all(
    [...new Set(files)].map(async (file) => ({
      sourceFile: repositoryPath(appDir, file),
      codeHtml: await highlighter.highlight((await readFile(file, 'utf8')).trimEnd(), 'css'),
      url: context.sheetUrl(file),
    })),
  );
}

function errorHtml(id: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<div role="alert" class="d-demo-error"><p>demos/${id} does not render:</p><pre>${safe}</pre></div>`;
}
