import type { Plugin } from 'vite';
import type { LibrarySettings } from 'docs-shell/config';
import type { ColorModeSelectors } from 'docs-shell/product';
import {
  demoStylesheetsPlugin,
  findStylesheets,
  type DemoStylesheets,
  type StylesheetClassNames,
} from './demo-stylesheets';
import type { AssetFile } from '../lib/asset-file';
import { libraryKey, type LibraryBundles } from './build-library';
import type { BundleCache } from './bundle-cache';
import { listIslandPackages } from './library-specifiers';
import { listImportedNames, pickExports, readReexports, type ReexportTable } from './pick-exports';
import { librarySettingsPlugin } from './library-settings-plugin';
import { listLoadedFiles } from './list-loaded-files';
import { listStaticImports } from './list-static-imports';
import { demoRuntimePlugin, runtimeEntry } from './runtime-entry';
import { styledComponentsPlugin } from './styled-components-plugin';
import { traceInputsPlugin } from './trace-inputs-plugin';
import {
  browserBuildDefaults,
  browserRolldownDefaults,
  chunksOf,
  toAssetFile,
} from './vite-defaults';

/** The browser bundle of a demo. */
export interface DemoModule {
  /** Final URL. */
  readonly url: string;
  /** Final URLs of its imports, direct and transitive. Each one imports only files before it. */
  readonly preload: readonly string[];
  /** Absolute files of the stylesheets that it imports, directly or transitively, in order. */
  readonly stylesheets: readonly string[];
}

/** The browser bundles of an app's demos. */
export interface DemoBundle {
  readonly files: readonly AssetFile[];
  /** By path of the demo below `demos/`. */
  readonly modules: ReadonlyMap<string, DemoModule>;
  readonly runtime: DemoModule;
  /** Compiled CSS by absolute file. */
  readonly stylesheets: DemoStylesheets;
  readonly classNames: StylesheetClassNames;
}

export interface BuildDemosOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  readonly library: LibraryBundles;
  readonly assetsUrl: string;
  readonly settings: LibrarySettings;
  /** Selectors of color modes in the stylesheets of packages. */
  readonly colorModes: readonly ColorModeSelectors[];
  readonly cache: BundleCache;
}

/** Bundles one file per demo, and the runtime, against the library bundles. */
export async function buildDemos(options: BuildDemosOptions): Promise<DemoBundle> {
  const { appDir, colorModes, demos, library, assetsUrl, settings, cache } = options;
  const { toAbsolute, toPortable } = cache.paths;
  const bundle = await cache.get({
    stage: 'demos',
    packages: listIslandPackages(appDir),
    key: [[...demos.keys()], libraryKey(library), assetsUrl, settings, colorModes],
    make: async (inputs) => renameStylesheets(await bundleDemos(options, inputs), toPortable),
  });
  return renameStylesheets(bundle, toAbsolute);
}

/** Returns the same bundles with the files of stylesheets renamed. */
function renameStylesheets(bundle: DemoBundle, rename: (file: string) => string): DemoBundle {
  const renameKeys = <T>(map: ReadonlyMap<string, T>) =>
    new Map([...map].map(([file, value]) => [rename(file), value]));
  const renameOf = (module: DemoModule) => ({
    ...module,
    stylesheets: module.stylesheets.map(rename),
  });
  return {
    ...bundle,
    modules: new Map([...bundle.modules].map(([id, module]) => [id, renameOf(module)])),
    runtime: renameOf(bundle.runtime),
    stylesheets: renameKeys(bundle.stylesheets),
    classNames: renameKeys(bundle.classNames),
  };
}

async function bundleDemos(options: BuildDemosOptions, inputs: Set<string>): Promise<DemoBundle> {
  const { appDir, demos, library, assetsUrl } = options;
  const defaults = browserBuildDefaults(appDir);
  const entries = new Map(
    [...demos].map(([id, file]) => [`demo-${id.replaceAll(/[/.]/g, '-')}`, { id, file }]),
  );
  const stylesheets: DemoStylesheets = new Map();
  const classNames: StylesheetClassNames = new Map();
  const stylesheetsOf = new Map<string, readonly string[]>();
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: {
          'demo-runtime': runtimeEntry,
          ...Object.fromEntries([...entries].map(([name, { file }]) => [name, file])),
        },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          // The library has the same helpers of the bundler in a file of that name.
          chunkFileNames: ({ name }) =>
            `${name === 'rolldown-runtime' ? name : 'demo-part'}-[hash].js`,
        },
      },
    },
    plugins: [
      traceInputsPlugin(inputs),
      styledComponentsPlugin(),
      demoStylesheetsPlugin({ stylesheets, classNames, inputs, colorModes: options.colorModes }),
      collectStylesheets(stylesheetsOf),
      librarySettingsPlugin(options.settings),
      demoRuntimePlugin(options.demoRootFile),
      libraryReexports(library, assetsUrl),
    ],
  });
  const chunks = chunksOf(output);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const toModule = (fileName: string): DemoModule => ({
    url: assetsUrl + fileName,
    preload: listLoadedFiles(fileName, {
      importsOf: (name) => listStaticImports(byFile.get(name)?.code ?? ''),
      closures: library.closures,
      assetsUrl,
    }),
    stylesheets: stylesheetsOf.get(byFile.get(fileName)?.facadeModuleId ?? '') ?? [],
  });
  const byEntry = new Map(
    chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk.fileName]),
  );
  const fileOf = (name: string) => {
    const fileName = byEntry.get(name);
    if (!fileName) {
      throw new Error(`The bundler produced no file for ${name}.`);
    }
    return fileName;
  };
  return {
    files: chunks.map((chunk) => toAssetFile(chunk, options.cache.paths)),
    modules: new Map([...entries].map(([name, { id }]) => [id, toModule(fileOf(name))])),
    runtime: toModule(fileOf('demo-runtime')),
    stylesheets,
    classNames,
  };
}

/** Records the stylesheets of each entry. Reads the module graph before tree shaking drops them. */
function collectStylesheets(stylesheetsOf: Map<string, readonly string[]>): Plugin {
  return {
    name: 'docs:collect-stylesheets',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { isEntry = false } = this.getModuleInfo(id) ?? {};
        if (isEntry) {
          stylesheetsOf.set(
            id,
            findStylesheets(id, (from) => this.getModuleInfo(from)?.importedIds ?? []),
          );
        }
      }
    },
  };
}

/**
 * Resolves imports of the library to re-exports from the library bundles. Each importer gets its own copy, because a
 * shared one would become a chunk of its own. The copy has the names that the importer uses: a main entry can have
 * hundreds, and an app has a thousand demos.
 */
export function libraryReexports(library: LibraryBundles, assetsUrl: string): Plugin {
  const prefix = '\0reexport:';
  const tables = new Map<string, ReexportTable>();
  const tableOf = (specifier: string) => {
    if (!tables.has(specifier)) {
      tables.set(specifier, readReexports(library.reexports.get(specifier) ?? ''));
    }
    return tables.get(specifier);
  };
  return {
    name: 'docs:library-reexports',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.startsWith(assetsUrl)) {
        return { id, external: 'absolute', moduleSideEffects: false };
      }
      return library.reexports.has(id)
        ? { id: `${prefix}${id}?${importer}`, moduleSideEffects: false }
        : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [specifier = '', ...rest] = id.slice(prefix.length).split('?');
      const code = this.getModuleInfo(rest.join('?'))?.code;
      const names = code ? listImportedNames(code, specifier) : undefined;
      const picked = names && pickExports(tableOf(specifier), names);
      return picked ?? library.reexports.get(specifier);
    },
  };
}
