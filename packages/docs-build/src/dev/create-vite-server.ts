import react from '@vitejs/plugin-react';
import {
  type Connect,
  createRunnableDevEnvironment,
  createServer,
  type EnvironmentOptions,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { LibrarySettings } from 'docs-shell/config';
import type { ColorModeSelectors } from 'docs-shell/product';
import { findRepositoryRoot } from '../load';
import {
  demoStylesheetsPlugin,
  findStylesheets,
  stylesheetId,
  type DemoStylesheets,
} from '../bundle/demo-stylesheets';
import {
  serverEntry,
  serverEntryPlugin,
  serverMainFields,
  type ServerModule,
} from '../demos/server-entry';
import { listSsrFallbacks, ssrFallbacksPlugin } from '../demos/ssr-fallbacks';
import { hasFolderPackage, listFolderPackages } from '../bundle/list-folder-packages';
import {
  listImportedReactSubpaths,
  listLibraryPackages,
  listLibrarySpecifiers,
  reactPackages,
  reactSpecifiers,
} from '../bundle/library-specifiers';
import { librarySettingsPlugin } from '../bundle/library-settings-plugin';
import { demoRuntimePlugin } from '../bundle/runtime-entry';
import { styledComponentsPlugin } from '../bundle/styled-components-plugin';
import { devBase } from './dev-base';
import { devEntryPlugin, updateDemoRoot } from './dev-entry';
import type { OpenOrigin } from './open-origin';
import { serveCurrentCode } from './serve-current-code';
import { createServerRunner, resolveLikeBundlers } from './server-runner';
import { createViteLogger } from './vite-logger';

interface CreateViteServerOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  readonly documentedPackages: readonly string[];
  readonly iconPackages: readonly string[];
  readonly settings: LibrarySettings;
  /** Selectors of color modes in the stylesheets of packages. */
  readonly colorModes: readonly ColorModeSelectors[];
  /** An open HTTP server, which Vite uses for its WebSocket. */
  readonly open: OpenOrigin;
  /** Current demos: paths below `demos/`. */
  listDemos(): readonly string[];
  /** Receives the stylesheets of loaded demos. */
  readonly stylesheets: DemoStylesheets;
  /** Middleware that serves page documents, before Vite looks for a file. */
  answer: Connect.NextHandleFunction;
}

/** Output of builds and of other tools. */
const outputFolders = ['.docs', '.lint', '.next', '.tmp', '.turbo', '.types', 'dist'];

/** Packages that the shell loads on demand and that the app does not depend on. One of them is CommonJS. */
const shellDependencies = ['@mui/stylis-plugin-rtl', 'stylis'];

/** Creates the dev server of demos and of the shell's script. Next serves the pages. */
export async function createViteServer(options: CreateViteServerOptions): Promise<ViteDevServer> {
  const { appDir, open } = options;
  const specifiers = listLibrarySpecifiers(
    appDir,
    options.documentedPackages,
    options.iconPackages,
  );
  return createServer({
    root: appDir,
    base: `${devBase}/`,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    customLogger: createViteLogger(appDir),
    clearScreen: false,
    cacheDir: `${appDir}/node_modules/.cache/docs/vite`,
    server: {
      middlewareMode: true,
      ws: { server: open.server },
      port: open.port,
      host: '127.0.0.1',
      cors: false,
      fs: { allow: [findRepositoryRoot(appDir)] },
      // Nothing in these folders is a source, and a build leaves thousands of files in them.
      watch: { ignored: outputFolders.map((name) => `${appDir}/${name}/**`) },
    },
    // The shell may bring another copy of React than the app. As in a build, all code uses that of the app.
    resolve: { dedupe: [...reactPackages] },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, createServerRunner(config.cacheDir)),
        },
        ...describeServerPackages(appDir, options.documentedPackages, specifiers),
      },
    },
    optimizeDeps: {
      // Lists subpaths by name, because Vite reloads the page when it discovers one late.
      include: [
        ...specifiers,
        ...listImportedReactSubpaths(appDir),
        ...shellDependencies.map((name) => `docs-shell > ${name}`),
      ],
      noDiscovery: true,
    },
    plugins: [
      styledComponentsPlugin(),
      react(),
      {
        name: 'docs:documents',
        configureServer: (server) => {
          server.middlewares.use(options.answer);
          server.middlewares.use(serveCurrentCode(server.environments.client));
        },
      },
      demoStylesheetsPlugin(options),
      devEntryPlugin(),
      librarySettingsPlugin(options.settings),
      ssrFallbacksPlugin(appDir),
      demoRuntimePlugin(options.demoRootFile, updateDemoRoot(options.demoRootFile)),
      serverEntryPlugin(
        options.demoRootFile,
        () => options.listDemos(),
        (id) => `${appDir}/demos/${id}`,
        () => listSsrFallbacks(appDir).size > 0,
      ),
    ],
  });
}

/**
 * Returns how the server loads packages. Node imports them, except those without `exports`, whose folders it cannot import:
 * Vite loads these module by module. If the library itself is one of them, that would be thousands, so everything
 * that demos import is bundled, as it is for browsers.
 */
function describeServerPackages(
  appDir: string,
  documentedPackages: readonly string[],
  specifiers: readonly string[],
): EnvironmentOptions {
  const isBundled = hasFolderPackage(appDir, documentedPackages);
  const react: readonly string[] = reactSpecifiers;
  return {
    resolve: {
      noExternal: [
        'docs-shell',
        ...listFolderPackages(appDir, documentedPackages),
        ...(isBundled ? listLibraryPackages(appDir) : []),
      ],
      mainFields: [...serverMainFields],
    },
    optimizeDeps: {
      include: isBundled ? specifiers.filter((specifier) => !react.includes(specifier)) : [],
      exclude: [...reactPackages],
      noDiscovery: true,
    },
  };
}

/** Returns the server entry of the demos with the current sources. */
export async function loadDemoServer(vite: ViteDevServer): Promise<ServerModule> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) {
    throw new Error('Vite’s server environment cannot run modules.');
  }
  await resolveLikeBundlers(vite.config.cacheDir);
  return ssr.runner.import<ServerModule>(serverEntry);
}

/** Returns the absolute files of the stylesheets that a loaded demo imports. */
export function findDevStylesheets(vite: ViteDevServer, demoFile: string): readonly string[] {
  const { moduleGraph } = vite.environments.ssr;
  return findStylesheets(demoFile, (id) =>
    [...(moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap(
      (module) => module.id ?? [],
    ),
  );
}

/** Invalidates a changed module on the server immediately. Vite does so later. */
export function forgetModule(vite: ViteDevServer, file: string): void {
  vite.environments.ssr.moduleGraph.onFileChange(file);
}

/** Returns whether a module of this file runs on the server. */
export function isLoadedOnServer(vite: ViteDevServer, file: string): boolean {
  return (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

/** Invalidates a changed stylesheet in both environments, and reloads the modules of the server. */
export function forgetStylesheet(vite: ViteDevServer, file: string): void {
  for (const { moduleGraph } of [vite.environments.client, vite.environments.ssr]) {
    // The id of a stylesheet's module differs from its file. A `.css.ts` file also has a module under its own path.
    for (const id of [stylesheetId(file), file]) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
  vite.environments.ssr.hot.send({ type: 'full-reload' });
}
