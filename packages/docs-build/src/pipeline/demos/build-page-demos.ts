import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import type { DemoCode } from 'docs-shell/components';
import type { LibrarySettings } from 'docs-shell/config';
import { buildFolder } from 'docs-shell/page-document';
import type { ComponentControls } from 'docs-shell/sandbox';
import { buildDemos } from '../../bundle/build-demos';
import { buildLibrary } from '../../bundle/build-library';
import { buildPlayground } from '../../bundle/build-playground';
import type { BundleCache } from '../../bundle/bundle-cache';
import type { DemoStylesheets } from '../../bundle/demo-stylesheets';
import type { VersionedCache } from '../../cache/versioned-cache';
import type { CodeHighlighter } from '../../content/highlight';
import { renderDemos } from '../../demos/render-demos';
import { demoName } from '../../demos/server-entry';
import { listVariants } from '../../demos/style-variants';
import type { AssetFile } from '../../lib/asset-file';
import { hashName } from '../../lib/hash-name';
import { type LoadedApp, repositoryPath } from '../../load';
import { prepareSandboxes } from '../../sandboxes/prepare-sandboxes';
import { createStyledCode } from './create-styled-code';
import type { FillFirst } from '../fill-cache';
import { listDemos } from './list-demos';
import { bundleOrLeaveOut } from './leave-out-demos';
import { highlightStylesheet } from './highlight-stylesheet';
import { type DemoCodeMaker, openDemoCode } from './open-demo-code';
import { describeProblem, listProblems, withoutDuplicates } from './demo-problems';
import { findPageRules, type PageRules } from './find-page-rules';
import type { DemoStylesheet, PageDemos } from './page-demos';

export interface BuiltDemos {
  readonly demos: PageDemos;
  readonly assets: readonly AssetFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Problems of demos of imported pages, which do not stop the build. */
  readonly deferred: readonly Diagnostic[];
  /** Rules of demos that also match elements of the page around them. */
  readonly pageRules: readonly PageRules[];
  /** URL of the script that runs edited code. */
  readonly playground?: string;
}

/** The result for apps without demos. */
export const noDemos: BuiltDemos = {
  demos: {
    get: (id) => {
      throw new Error(`This app has no demos, so there is no demo ${id}.`);
    },
    runtime: '',
    stylesheets: [],
    collectStyles: () => undefined,
  },
  assets: [],
  diagnostics: [],
  deferred: [],
  pageRules: [],
};

interface BuildPageDemosOptions {
  readonly assetsUrl: string;
  readonly settings: LibrarySettings;
  /** Ids of demos that are only used as parts of pages. */
  readonly bareDemos: ReadonlySet<string>;
  /** Ids of demos that are not rendered on the server. */
  readonly browserOnly: ReadonlySet<string>;
  /** Ids of demos whose problems do not stop the build. */
  readonly tolerated: ReadonlySet<string>;
  /** Ids of demos that share a document. */
  readonly styleGroups: readonly (readonly string[])[];
  /** Props that readers can change, by id of the demo. */
  readonly controls: ReadonlyMap<string, readonly ComponentControls[]>;
  readonly cache: BundleCache;
  /** Returns a cache that another process fills first, if the app has many demos. */
  readonly fillFirst: FillFirst;
  /** Cache of highlighted code. */
  readonly versionedCache: VersionedCache;
}

/** Bundles an app's demos for the browser and renders them for the page. */
export async function buildPageDemos(
  app: LoadedApp,
  highlighter: CodeHighlighter,
  {
    assetsUrl,
    settings,
    bareDemos,
    browserOnly,
    tolerated,
    styleGroups,
    controls,
    versionedCache,
    cache,
    fillFirst,
  }: BuildPageDemosOptions,
): Promise<BuiltDemos> {
  const { appDir } = app;
  const demoRootFile = path.join(appDir, 'demo-root.tsx');
  const files = listDemos(app);
  // Renders first, because rendering reports all mistakes of demos. The bundler would stop at the first one.
  const rendering = {
    appDir,
    demoRootFile,
    demos: files,
    settings,
    outDir: serverFolder(appDir),
    styleGroups,
    browserOnly,
    tolerated,
  };
  const rendered = await renderDemos({
    ...rendering,
    cache: fillFirst(cache, { step: 'render', options: rendering }),
  });
  if (rendered.diagnostics.length > 0) return { ...noDemos, diagnostics: rendered.diagnostics };
  const renderable = new Map(
    [...files].filter(([id]) => rendered.problems.get(id)?.canRun !== false),
  );
  const bundled = await bundleOrLeaveOut(
    { appDir, demos: renderable, tolerated },
    async (demos) => {
      const common = { appDir, demoRootFile, demos, assetsUrl, settings };
      const { colorModes, documentedPackages, iconPackages } = app.libraries;
      const options = { ...common, colorModes, documentedPackages, iconPackages };
      const cacheOf = (step: 'demos' | 'library') => fillFirst(cache, { step, options });
      const library = await buildLibrary({ ...options, cache: cacheOf('library') });
      const bundle = await buildDemos({ ...options, library, cache: cacheOf('demos') });
      return { common: { ...common, cache }, library, bundle };
    },
  );
  if (!bundled.result) return { ...noDemos, diagnostics: bundled.diagnostics };
  const { bundle, common, library } = bundled.result;
  const { demos } = common;
  const problems = new Map([...rendered.problems, ...bundled.problems]);
  const problemOf = (id: string) => problems.get(id);
  const styles = new Map(
    styleGroups.map((ids, index) => [ids.join('\n'), rendered.styles[index]] as const),
  );
  const codeMaker = openDemoCode(appDir, highlighter, versionedCache);
  const code = await makeCode(files, codeMaker);
  const stylesheets = await prepareStylesheets(app, bundle.stylesheets, highlighter, assetsUrl);
  const playground = await buildPlayground({ ...common, library });
  const stylesheetsOf = (id: string) =>
    [...bundle.runtime.stylesheets, ...(bundle.modules.get(id)?.stylesheets ?? [])].flatMap(
      (stylesheet) => stylesheets.byFile.get(stylesheet) ?? [],
    );
  const running = { ...app, demoFiles: app.demoFiles.filter(({ id }) => demos.has(id)) };
  const sandboxes = await prepareSandboxes(running, {
    assetsUrl,
    bareDemos,
    tolerated,
    classNames: bundle.classNames,
    stylesheetsOf: (id) => stylesheetsOf(id).map(({ url }) => url),
    toJavaScript: (source, file) => codeMaker.toJavaScript(source, file),
    controls,
    importsOf: (file, text) => codeMaker.listImports(file, text),
  });
  const styled = new Map(
    [...files.keys()].flatMap((id) => {
      const variants = listVariants(id, files.keys());
      const made =
        variants.length > 0 &&
        createStyledCode(
          code.get(id) ?? [],
          variants,
          (variant) => ({
            name: demoName(variant.id),
            code: code.get(variant.id) ?? [],
            stylesheets: listShownStylesheets(stylesheetsOf(variant.id)),
            ...sandboxes.sourceOf(variant.id),
          }),
          assetsUrl,
        );
      return made ? [[id, made] as const] : [];
    }),
  );
  const variantIds = new Set(
    [...files.keys()].flatMap((id) => listVariants(id, files.keys()).map((variant) => variant.id)),
  );
  // Pages show the code of variants, but do not run it.
  const shownModules = [...bundle.modules].filter(([id]) => !variantIds.has(id));
  const linked = [
    ...bundle.runtime.stylesheets,
    ...shownModules.flatMap(([, module]) => module.stylesheets),
  ];
  const shared = rendered.sharedStyles;
  const sharedFile = shared && { fileName: hashName('demos.css', shared), content: shared };
  return {
    assets: [
      ...library.files,
      ...bundle.files,
      ...(sharedFile ? [sharedFile] : []),
      ...stylesheets.assets,
      ...playground.files,
      ...sandboxes.assets,
      ...[...styled.values()].flatMap(({ assets }) => assets),
    ],
    diagnostics: withoutDuplicates(sandboxes.diagnostics),
    deferred: withoutDuplicates([...listProblems(problems), ...sandboxes.deferred]),
    pageRules: findPageRules(
      new Map([
        ...linked.map(
          (file) => [repositoryPath(appDir, file), bundle.stylesheets.get(file) ?? ''] as const,
        ),
        ['sharedStyles() of demo-root.tsx', shared ?? ''],
        // Global rules of a provider are in the styles of each page.
        ['styleEngine of demo-root.tsx', rendered.styles.find((one) => one)?.css ?? ''],
      ]),
    ),
    playground: playground.url,
    demos: {
      get: (id) => {
        const module = bundle.modules.get(id);
        const file = files.get(id);
        const styles = styled.get(id)?.styles;
        const problem = problemOf(id);
        if (!file || (!module && problem?.canRun !== false)) {
          throw new Error(`There is no demo ${id}.`);
        }
        return {
          name: demoName(id),
          module: module?.url,
          preload: [...new Set([...bundle.runtime.preload, ...(module?.preload ?? [])])],
          html: module
            ? (rendered.html.get(id) ?? '')
            : describeProblem(problem?.diagnostics ?? []),
          fallback: rendered.fallbacks.get(id),
          code: code.get(id) ?? [],
          sourceFile: repositoryPath(appDir, file),
          stylesheets: stylesheetsOf(id),
          ...(styles && { styles }),
          ...sandboxes.factsOf(id),
        };
      },
      runtime: bundle.runtime.url,
      stylesheets: sharedFile ? [assetsUrl + sharedFile.fileName] : [],
      collectStyles: (ids) => styles.get(ids.join('\n')),
    },
  };
}

function listShownStylesheets(stylesheets: readonly DemoStylesheet[]) {
  return stylesheets.flatMap(({ sourceFile, codeHtml }) =>
    codeHtml === undefined ? [] : [{ sourceFile, codeHtml }],
  );
}

/** Folder of the demos bundled for Node. */
export function serverFolder(appDir: string): string {
  return path.join(appDir, buildFolder, 'server');
}

async function makeCode(files: ReadonlyMap<string, string>, maker: DemoCodeMaker) {
  const code = new Map<string, readonly DemoCode[]>();
  for (const [id, file] of files) {
    code.set(id, await maker.make(file));
  }
  return code;
}

/**
 * Names each stylesheet of an app's demos by its content. The source of those below `demos/` is shown with the demo;
 * stylesheets of packages are only linked, because they are not copied with a demo and can have megabytes.
 */
async function prepareStylesheets(
  { appDir }: { readonly appDir: string },
  stylesheets: DemoStylesheets,
  highlighter: CodeHighlighter,
  assetsUrl: string,
) {
  const assets: AssetFile[] = [];
  const byFile = new Map<string, DemoStylesheet>();
  for (const [file, content] of stylesheets) {
    const fileName = hashName(`demo-${path.basename(file)}`, content);
    assets.push({ fileName, content });
    byFile.set(file, {
      sourceFile: repositoryPath(appDir, file),
      codeHtml: await highlightStylesheet(appDir, file, highlighter),
      url: assetsUrl + fileName,
    });
  }
  return { assets, byFile };
}
