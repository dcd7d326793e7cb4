import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from 'diagnostics';
import type { CollectedStyles } from 'docs-shell/demos';
import type { LibrarySettings } from 'docs-shell/config';
import { librarySettingsPlugin } from '../bundle/library-settings-plugin';
import type { BundleCache } from '../bundle/bundle-cache';
import { listIslandPackages } from '../bundle/library-specifiers';
import { listNodePackages } from '../bundle/list-folder-packages';
import { styledComponentsPlugin } from '../bundle/styled-components-plugin';
import { traceInputsPlugin } from '../bundle/trace-inputs-plugin';
import { demoStylesheetsPlugin } from '../bundle/demo-stylesheets';
import { findAffectedDemos, listFatalFiles } from './affected-demos';
import { serverEntryPlugin, serverEntry, serverMainFields } from './server-entry';
import {
  createDemoDiagnostics,
  describeFailedDemo,
  describeFailedRoot,
  findOwnFrame,
  type DemoDiagnostics,
  type SourceLine,
} from './demo-diagnostics';
import { describeUnknownImport } from './describe-unknown-import';
import { describeResult, renderInWorker, type WorkerResult } from './render-in-worker';
import { listSsrFallbacks, ssrFallbacksPlugin } from './ssr-fallbacks';

/** The server-rendered demos of an app. */
export interface RenderedDemos {
  /** By path below `demos/`. */
  readonly html: ReadonlyMap<string, string>;
  /** By path below `demos/`: HTML of a demo's fallback without JavaScript, if it has one. */
  readonly fallbacks: ReadonlyMap<string, string>;
  /** Styles by index of the style group. Undefined if the library has no style engine. */
  readonly styles: readonly (CollectedStyles | undefined)[];
  /** CSS that all demos share. */
  readonly sharedStyles: string | undefined;
  /** Problems that stop the build. */
  readonly diagnostics: readonly Diagnostic[];
  /** Problems of the demos in `tolerated`, by path below `demos/`. */
  readonly problems: ReadonlyMap<string, DemoProblem>;
}

/** Why a demo of an imported page has no HTML. It costs its own frame only. */
export interface DemoProblem {
  /** Whether the browser can run it. Other demos show the problem and their code. */
  readonly canRun: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export interface RenderDemosOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** Folder of the server build. Emptied first. */
  readonly outDir: string;
  readonly settings: LibrarySettings;
  /** Demos that share a document. Their styles are merged. */
  readonly styleGroups: readonly (readonly string[])[];
  /** Demos that are not rendered here. */
  readonly browserOnly?: ReadonlySet<string>;
  /** Demos whose problems do not stop the build. */
  readonly tolerated?: ReadonlySet<string>;
  /** Time limit for each demo. A minute by default: machines that build several apps at once are slow. */
  readonly limitMs?: number;
  readonly cache: BundleCache;
}

/** Bundles the demos for Node and renders each one inside the demo root. */
export function renderDemos(options: RenderDemosOptions): Promise<RenderedDemos> {
  const { appDir, browserOnly, demos, settings, styleGroups, tolerated, cache } = options;
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return cache.get({
    stage: 'rendered-demos',
    packages: listIslandPackages(appDir),
    key: [
      [...demos.keys()],
      [...listSsrFallbacks(appDir).keys()],
      settings,
      styleGroups,
      [...(browserOnly ?? [])].sort(),
      [...(tolerated ?? [])].sort(),
      // Demos format numbers and dates with the locale of this process.
      [process.version, locale, timeZone],
    ],
    make: (inputs) => buildAndRender(options, inputs),
    keep: ({ diagnostics }) => diagnostics.length === 0,
  });
}

/** Demos that cannot be built are left out, so that the problems of all others are found too. */
async function buildAndRender(
  options: RenderDemosOptions,
  inputs: Set<string>,
): Promise<RenderedDemos> {
  const { appDir, demoRootFile, browserOnly, tolerated = new Set() } = options;
  const diagnostics = createDemoDiagnostics(appDir);
  const listFatal = () =>
    listFatalFiles(options.demos, diagnostics.files(), tolerated).flatMap((file) =>
      diagnostics.list(file),
    );
  const problems = new Map<string, DemoProblem>();
  let demos = options.demos;
  for (;;) {
    const isBuilt =
      demos.size > 0 && (await buildServer({ ...options, demos }, inputs, diagnostics));
    const affected = findAffectedDemos(demos, diagnostics.files());
    for (const [id, files] of affected) {
      const own = files.flatMap((file) => diagnostics.list(file));
      if (tolerated.has(id)) problems.set(id, { canRun: false, diagnostics: own });
    }
    const before = demos.size;
    demos = new Map([...demos].filter(([id]) => !affected.has(id)));
    if (isBuilt) break;
    if (demos.size === before || demos.size === 0) demos = new Map();
    if (demos.size === 0) break;
  }
  if (diagnostics.files().has(demoRootFile) || demos.size === 0) {
    return withoutHtml(listFatal(), problems);
  }
  const rendered = await renderAll(
    { ...options, demos: new Map([...demos].filter(([id]) => !browserOnly?.has(id))) },
    problems,
    diagnostics,
  );
  return { ...rendered, diagnostics: listFatal(), problems };
}

function withoutHtml(
  diagnostics: readonly Diagnostic[],
  problems: ReadonlyMap<string, DemoProblem>,
): RenderedDemos {
  return {
    html: new Map(),
    fallbacks: new Map(),
    styles: [],
    sharedStyles: undefined,
    diagnostics,
    problems,
  };
}

/** Bundles the demos for Node. Returns false if the bundler stopped; the diagnostics say why. */
async function buildServer(
  { appDir, demos, demoRootFile, outDir, settings, sourcemap = false }: BuildServerOptions,
  inputs: Set<string>,
  diagnostics: DemoDiagnostics,
): Promise<boolean> {
  await rm(outDir, { recursive: true, force: true });
  const { build } = await import('vite');
  const { inspectDemosPlugin } = await import('./inspect-demos-plugin');
  try {
    await build({
      root: appDir,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'silent',
      // Node cannot import folders of packages without `exports`, and their dependencies do not resolve from here.
      ssr: { noExternal: true, external: listNodePackages(appDir) },
      resolve: { mainFields: [...serverMainFields] },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        minify: false,
        sourcemap,
        target: 'node20',
        rolldownOptions: {
          input: { server: serverEntry },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
      plugins: [
        inspectDemosPlugin({ appDir, demoFiles: new Set(demos.values()), diagnostics }),
        traceInputsPlugin(inputs),
        styledComponentsPlugin(),
        demoStylesheetsPlugin({ inputs }),
        librarySettingsPlugin(settings),
        ssrFallbacksPlugin(appDir),
        serverEntryPlugin(
          demoRootFile,
          () => [...demos.keys()],
          (id) => demos.get(id) ?? id,
          () => listSsrFallbacks(appDir).size > 0,
        ),
      ],
    });
    return true;
  } catch (error) {
    if (!diagnostics.addBundlerErrors(error)) throw error;
    return false;
  }
}

type BuildServerOptions = Omit<RenderDemosOptions, 'cache' | 'styleGroups'> & {
  readonly sourcemap?: boolean;
};

/** Renders the demos of the server build, and adds those that fail to the diagnostics. */
async function renderAll(
  options: RenderDemosOptions,
  problems: Map<string, DemoProblem>,
  diagnostics: DemoDiagnostics,
): Promise<Omit<RenderedDemos, 'diagnostics' | 'problems'>> {
  const { appDir, demos, demoRootFile, styleGroups, tolerated } = options;
  const html = new Map<string, string>();
  const fallbacks = new Map<string, string>();
  const failed = new Map<string, string>();
  const timedOut = new Set<string>();
  let result: WorkerResult;
  try {
    result = await runServer(options, [...demos.keys()], styleGroups);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.add(demoRootFile, undefined, describeFailedRoot(reason));
    return withoutHtml([], problems);
  }
  for (const [id, demo] of result.demos) {
    if (demo.kind === 'rendered') {
      html.set(id, demo.html);
      if (demo.fallback !== undefined) fallbacks.set(id, demo.fallback);
    } else {
      failed.set(id, describeResult(demo));
      if (demo.kind === 'timed-out') timedOut.add(id);
    }
  }
  // A second run of a demo that does not end would take as long again.
  const located = [...failed.keys()].filter((id) => !timedOut.has(id));
  const sourceLines = located.length > 0 ? await locateFailures(options, located) : undefined;
  for (const [id, description] of failed) {
    const file = demos.get(id) ?? id;
    const unknown = describeUnknownImport(description);
    const sourceLine = unknown ? await findWord(file, unknown.word) : sourceLines?.get(id);
    const own = tolerated?.has(id) ? createDemoDiagnostics(appDir) : diagnostics;
    own.add(
      sourceLine?.file ?? file,
      sourceLine?.line,
      unknown?.message ??
        describeFailedDemo(
          `the demo ${description}`,
          timedOut.has(id)
            ? 'Look for an endless loop, or a promise that never settles.'
            : undefined,
        ),
    );
    if (own !== diagnostics) problems.set(id, { canRun: !unknown, diagnostics: own.list() });
  }
  const { styles, sharedStyles } = result;
  return { html, fallbacks, styles, sharedStyles };
}

function runServer(
  { outDir, limitMs = 60_000 }: RenderDemosOptions,
  ids: readonly string[],
  styleGroups: readonly (readonly string[])[],
): Promise<WorkerResult> {
  // Without a query: demos import modules that they share with the demo root from this file, and a query would give
  // them other ones. Each thread loads the build again.
  const url = pathToFileURL(path.join(outDir, 'server.mjs')).href;
  return renderInWorker({ url, ids, styleGroups, limitMs });
}

async function findWord(file: string, word: string): Promise<SourceLine | undefined> {
  const rows = (await readFile(file, 'utf8')).split('\n');
  const line = rows.findIndex((row) => row.split(/[^\w$]+/).includes(word)) + 1;
  return line > 0 ? { file, line } : undefined;
}

/** Renders demos that failed once more, with source maps, and returns the line of the app's code that threw. */
async function locateFailures(options: RenderDemosOptions, ids: readonly string[]) {
  const { appDir } = options;
  const demos = new Map([...options.demos].filter(([id]) => ids.includes(id)));
  const sourceLines = new Map<string, SourceLine>();
  const again = { ...options, demos, sourcemap: true };
  if (!(await buildServer(again, new Set(), createDemoDiagnostics(appDir)))) return sourceLines;
  const { demos: results } = await runServer(again, ids, []);
  for (const [id, demo] of results) {
    const sourceLine = demo.kind === 'failed' ? findOwnFrame(demo.stack ?? '', appDir) : undefined;
    if (sourceLine) sourceLines.set(id, sourceLine);
  }
  return sourceLines;
}
