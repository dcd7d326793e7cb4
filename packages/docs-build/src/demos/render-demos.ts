import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryPath } from '../load';
import type { Diagnostic } from 'diagnostics';
import type { CollectedStyles } from 'docs-shell/demos';
import type { LibrarySettings } from 'docs-shell/config';
import { librarySettingsPlugin } from '../bundle/library-settings-plugin';
import type { BundleCache } from '../bundle/bundle-cache';
import { listIslandPackages } from '../bundle/library-specifiers';
import { listNodePackages } from '../bundle/list-folder-packages';
import { traceInputsPlugin } from '../bundle/trace-inputs-plugin';
import { demoStylesheetsPlugin } from '../bundle/demo-stylesheets';
import { serverEntryPlugin, serverEntry, serverMainFields } from './server-entry';
import { describeResult, renderInWorker } from './render-in-worker';
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
  readonly diagnostics: readonly Diagnostic[];
}

interface RenderDemosOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** Folder of the server build. Emptied first. */
  readonly outDir: string;
  readonly settings: LibrarySettings;
  /** Demos that share a document. Their styles are merged. */
  readonly styleGroups: readonly (readonly string[])[];
  readonly cache: BundleCache;
}

/** Bundles the demos for Node and renders each one inside the demo root. */
export function renderDemos(options: RenderDemosOptions): Promise<RenderedDemos> {
  const { appDir, demos, settings, styleGroups, cache } = options;
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return cache.get({
    stage: 'rendered-demos',
    packages: listIslandPackages(appDir),
    key: [
      [...demos.keys()],
      [...listSsrFallbacks(appDir).keys()],
      settings,
      styleGroups,
      // Demos format numbers and dates with the locale of this process.
      [process.version, locale, timeZone],
    ],
    make: (inputs) => buildAndRender(options, inputs),
    keep: ({ diagnostics }) => diagnostics.length === 0,
  });
}

async function buildAndRender(
  options: RenderDemosOptions,
  inputs: Set<string>,
): Promise<RenderedDemos> {
  const { appDir, demos, outDir, styleGroups } = options;
  await rm(outDir, { recursive: true, force: true });
  const { build } = await import('vite');
  await build({
    root: appDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // Node cannot import folders of packages without `exports`, and their dependencies do not resolve from here.
    ssr: { noExternal: true, external: listNodePackages(appDir) },
    resolve: { mainFields: [...serverMainFields] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: { server: serverEntry },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    plugins: [
      traceInputsPlugin(inputs),
      demoStylesheetsPlugin({ inputs }),
      librarySettingsPlugin(options.settings),
      ssrFallbacksPlugin(appDir),
      serverEntryPlugin(
        options.demoRootFile,
        () => [...demos.keys()],
        (id) => demos.get(id) ?? id,
        () => listSsrFallbacks(appDir).size > 0,
      ),
    ],
  });
  return renderAll(path.join(outDir, 'server.mjs'), appDir, demos, styleGroups);
}

/** Machines that build several apps at once are slow; no demo takes seconds. */
const limitMs = 60_000;

async function renderAll(
  serverFile: string,
  appDir: string,
  demos: ReadonlyMap<string, string>,
  styleGroups: readonly (readonly string[])[],
): Promise<RenderedDemos> {
  // The query makes a second build in the same process visible.
  const url = `${pathToFileURL(serverFile).href}?at=${Date.now()}`;
  const ids = [...demos.keys()];
  const result = await renderInWorker({ url, ids, styleGroups, limitMs });
  const html = new Map<string, string>();
  const fallbacks = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [id, file] of demos) {
    const demo = result.demos.get(id);
    if (demo?.kind === 'rendered') {
      html.set(id, demo.html);
      if (demo.fallback !== undefined) fallbacks.set(id, demo.fallback);
    } else if (demo) {
      diagnostics.push({
        file: repositoryPath(appDir, file),
        code: 'DOCS4003',
        received: `the demo ${describeResult(demo)}`,
        expected: 'a component that renders without a browser',
        hint: 'Move what needs a browser into an effect or an event handler.',
      });
    }
  }
  const { styles, sharedStyles } = result;
  return { html, fallbacks, styles, sharedStyles, diagnostics };
}
