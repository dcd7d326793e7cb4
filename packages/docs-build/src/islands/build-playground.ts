import { build, type Plugin } from 'vite';
import type { LibrarySettings } from 'docs-shell/config';
import { demoSheetsPlugin } from '../demos/demo-sheets';
import type { AssetFile } from './asset-file';
import { libraryFacades } from './build-demos';
import type { Library } from './build-library';
import { librarySettingsPlugin } from './library-settings-plugin';
import { browserBuildDefaults, chunksOf } from './vite-defaults';

interface BuildPlaygroundOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  readonly library: Library;
  readonly assetsUrl: string;
  readonly settings: LibrarySettings;
}

const entryId = 'docs:playground';

/**
 * Builds what runs the code that readers write. It stands in a document of its own, so it has a copy of the demo
 * root: one that it shared with the page's demos would be a file more for every page.
 */
export async function buildPlayground(
  options: BuildPlaygroundOptions,
): Promise<{ readonly url: string; readonly files: readonly AssetFile[] }> {
  const { appDir, library, assetsUrl } = options;
  const defaults = browserBuildDefaults(appDir);
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        // Modules of the compiler and of the demo root do something when they are loaded.
        treeshake: { propertyReadSideEffects: false },
        input: { playground: entryId },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'playground-part-[hash].js',
        },
      },
    },
    plugins: [
      demoSheetsPlugin(new Map()),
      librarySettingsPlugin(options.settings),
      playgroundEntry(options),
      libraryFacades(library, assetsUrl),
    ],
  });
  const chunks = chunksOf(output);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error('The bundler gave no file for the playground.');
  }
  return {
    url: assetsUrl + entry.fileName,
    files: chunks.map(({ fileName, code }) => ({ fileName, content: code })),
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
            `const modules = ${JSON.stringify(Object.fromEntries(library.facades))};`,
            `startPlayground(root, { assetsUrl: ${JSON.stringify(assetsUrl)}, modules });`,
          ].join('\n')
        : undefined,
  };
}
