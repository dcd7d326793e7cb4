import type { Plugin } from 'vite';
import type { LibrarySettings } from 'docs-shell/config';
import { demoStylesheetsPlugin } from './demo-stylesheets';
import type { AssetFile } from '../lib/asset-file';
import type { BundleCache } from './bundle-cache';
import { libraryReexports } from './build-demos';
import { libraryKey, type LibraryBundles } from './build-library';
import { librarySettingsPlugin } from './library-settings-plugin';
import { listIslandPackages } from './library-specifiers';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, chunksOf, toAssetFile } from './vite-defaults';

interface BuildPlaygroundOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  readonly library: LibraryBundles;
  readonly assetsUrl: string;
  readonly settings: LibrarySettings;
  readonly cache: BundleCache;
}

interface PlaygroundBundle {
  readonly url: string;
  readonly files: readonly AssetFile[];
}

const entryId = 'docs:playground';

/**
 * Bundles the playground, which runs edited code in a document of its own. It has its own copy of the demo root:
 * sharing it with the page's demos would add a file to every page.
 */
export function buildPlayground(options: BuildPlaygroundOptions): Promise<PlaygroundBundle> {
  const { appDir, library, assetsUrl, settings, cache } = options;
  return cache.get({
    stage: 'playground',
    packages: listIslandPackages(appDir),
    key: [libraryKey(library), assetsUrl, settings],
    make: (inputs) => bundlePlayground(options, inputs),
  });
}

async function bundlePlayground(
  options: BuildPlaygroundOptions,
  inputs: Set<string>,
): Promise<PlaygroundBundle> {
  const { appDir, library, assetsUrl } = options;
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        // The modules of the compiler and of the demo root have side effects.
        treeshake: { propertyReadSideEffects: false },
        input: { playground: entryId },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'playground-part-[hash].js',
        },
      },
    },
    plugins: [
      traceInputsPlugin(inputs),
      demoStylesheetsPlugin({ inputs }),
      librarySettingsPlugin(options.settings),
      playgroundEntry(options),
      libraryReexports(library, assetsUrl),
    ],
  });
  const chunks = chunksOf(output);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error('The bundler produced no file for the playground.');
  }
  return {
    url: assetsUrl + entry.fileName,
    files: chunks.map((chunk) => toAssetFile(chunk, options.cache.paths)),
  };
}

function playgroundEntry({ demoRootFile, library, assetsUrl }: BuildPlaygroundOptions): Plugin {
  return {
    name: 'docs:playground',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) =>
      id === `\0${entryId}`
        ? [
            `import * as root from ${JSON.stringify(demoRootFile)};`,
            `import { startPlayground } from 'docs-shell/playground';`,
            `const modules = ${JSON.stringify(Object.fromEntries(library.reexports))};`,
            `startPlayground(root, { assetsUrl: ${JSON.stringify(assetsUrl)}, modules });`,
          ].join('\n')
        : undefined,
  };
}
