import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { repositoryPath } from '../app';
import type { Fault } from '../faults';
import type { CollectedStyles } from 'docs-shell/islands';
import type { LibrarySettings } from 'docs-shell/config';
import { librarySettingsPlugin } from '../islands/library-settings-plugin';
import { listNodePackages } from '../islands/list-folder-packages';
import { demoSheetsPlugin } from './demo-sheets';
import {
  serverEntryPlugin,
  serverEntry,
  serverMainFields,
  type ServerModule,
} from './server-entry';
import { listStandIns, standInsPlugin } from './stand-ins';

/** The server's side of an app's demos. */
export interface RenderedDemos {
  /** By path below `demos/`. */
  readonly html: ReadonlyMap<string, string>;
  /** By path below `demos/`: what a demo shows without JavaScript, if that is something else. */
  readonly fallbacks: ReadonlyMap<string, string>;
  /** Merges the styles of the demos of one page. Undefined where the library has no style engine. */
  collectStyles(demos: readonly string[]): CollectedStyles | undefined;
  /** CSS that all demos of the library share. */
  readonly sharedStyles: string | undefined;
  readonly faults: readonly Fault[];
}

interface RenderDemosOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** Folder for the server build; emptied first. */
  readonly outDir: string;
  readonly settings: LibrarySettings;
}

/** Builds the demos for Node and renders each once, inside its library's context. */
export async function renderDemos(options: RenderDemosOptions): Promise<RenderedDemos> {
  const { appDir, demos, outDir } = options;
  await rm(outDir, { recursive: true, force: true });
  await build({
    root: appDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // Node cannot import the folders of packages without `exports`, and what these need is not found from here.
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
      demoSheetsPlugin(new Map()),
      librarySettingsPlugin(options.settings),
      standInsPlugin(appDir),
      serverEntryPlugin(
        options.demoRootFile,
        () => [...demos.keys()],
        (id) => demos.get(id) ?? id,
        () => listStandIns(appDir).size > 0,
      ),
    ],
  });
  const server = await importServer(path.join(outDir, 'server.mjs'));
  return renderAll(server, appDir, demos);
}

async function importServer(file: string): Promise<ServerModule> {
  // The query makes a second build in the same process visible.
  return (await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?at=${Date.now()}`
  )) as ServerModule;
}

async function renderAll(
  server: ServerModule,
  appDir: string,
  demos: ReadonlyMap<string, string>,
): Promise<RenderedDemos> {
  const html = new Map<string, string>();
  const fallbacks = new Map<string, string>();
  const registries = new Map<string, unknown>();
  const faults: Fault[] = [];
  for (const [id, file] of demos) {
    try {
      const rendered = await server.renderDemo(id);
      html.set(id, rendered.html);
      if (rendered.fallback !== undefined) {
        fallbacks.set(id, rendered.fallback);
      }
      registries.set(id, rendered.registry);
    } catch (error) {
      faults.push({
        file: repositoryPath(appDir, file),
        found: `the demo throws while it renders on the server: ${String(error)}`,
        expected: 'a component that renders without a browser',
        fix: 'Move what needs a browser into an effect or an event handler.',
      });
    }
  }
  return {
    html,
    fallbacks,
    collectStyles: (ids) =>
      server.collectStyles(ids.flatMap((id) => (registries.has(id) ? [registries.get(id)] : []))),
    sharedStyles: server.sharedStyles(),
    faults,
  };
}
