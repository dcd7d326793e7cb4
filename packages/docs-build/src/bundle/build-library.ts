import path from 'node:path';
import type { Rolldown } from 'vite';
import type { AssetFile } from '../lib/asset-file';
import { buildReact, reactReexports, type ReactFile } from './build-react';
import type { BundleCache } from './bundle-cache';
import {
  groupLibrary,
  toPortableId,
  type GroupLibraryOptions,
  type LibraryGroup,
} from './group-library';
import { libraryEntries, libraryEntryName, libraryInput } from './library-entries';
import { listLibraryPackages, listLibrarySpecifiers, reactPackages } from './library-specifiers';
import { listStaticImports } from './list-static-imports';
import { traceInputsPlugin } from './trace-inputs-plugin';
import {
  browserBuildDefaults,
  browserRolldownDefaults,
  chunksOf,
  toAssetFile,
} from './vite-defaults';

/** The documented library, bundled into files that demos share. */
export interface LibraryBundles {
  readonly files: readonly AssetFile[];
  /** By import specifier: the code of a module that re-exports it from library files by final URL. */
  readonly reexports: ReadonlyMap<string, string>;
  /** By URL of a library file: the URLs of all files that it loads, in the order in which they run. It is the last one. */
  readonly closures: ReadonlyMap<string, readonly string[]>;
}

/** The part of a bundle's cache key that identifies the library. */
export function libraryKey({ reexports, closures }: LibraryBundles): unknown {
  return [[...reexports], [...closures]];
}

export interface BuildLibraryOptions {
  readonly appDir: string;
  /** The app's `demo-root.tsx`. Every demo loads its imports. */
  readonly demoRootFile: string;
  /** The packages that the app documents. Demos may import all their public subpaths. */
  readonly documentedPackages: readonly string[];
  /** Packages of which only the modules are bundled that a demo imports. */
  readonly iconPackages?: readonly string[];
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** URL prefix of the files: `/_assets/`. */
  readonly assetsUrl: string;
  readonly cache: BundleCache;
}

/**
 * Bundles React and the documented library. `groupModules` decides which modules share a file, from the imports
 * of the demos. The files only change if the demos import other names.
 */
export async function buildLibrary(options: BuildLibraryOptions): Promise<LibraryBundles> {
  const { appDir, assetsUrl, cache, documentedPackages, iconPackages } = options;
  const react = await buildReact(appDir, assetsUrl, cache);
  const specifiers = listLibrarySpecifiers(appDir, documentedPackages, iconPackages).filter(
    (specifier) => !react.reexports.has(specifier),
  );
  if (specifiers.length === 0) {
    // The demos of this app import only React.
    return readLibrary([], { ...options, react, specifiers });
  }
  const groups = await groupLibrary({ ...options, react, specifiers });
  return cache.get({
    stage: 'library',
    packages: [...listLibraryPackages(appDir), ...reactPackages],
    // Apps and fixtures whose demos lead to the same groups share the files.
    key: [groups, specifiers, assetsUrl, react.url],
    make: (inputs) => bundleLibrary({ ...options, react, groups, specifiers, inputs }),
  });
}

interface BundleLibraryOptions extends GroupLibraryOptions {
  readonly assetsUrl: string;
  readonly groups: readonly LibraryGroup[];
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
}

async function bundleLibrary(
  options: Omit<BundleLibraryOptions, 'demos' | 'demoRootFile'>,
): Promise<LibraryBundles> {
  const { appDir, cache, groups, inputs, react, specifiers } = options;
  const nameOf = new Map(
    groups.flatMap(({ name, modules }, index) =>
      modules.map((id) => [id, `${name}~${index}`] as const),
    ),
  );
  const { build } = await import('vite');
  const output = await build({
    ...browserBuildDefaults(appDir),
    build: {
      ...browserBuildDefaults(appDir).build,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: libraryInput(specifiers),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'reexport/[name].js',
          chunkFileNames: ({ name }) => `${name.replace(/~.*/, '')}-[hash].js`,
          codeSplitting: {
            // The groups are complete, and no two import each other.
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => nameOf.get(toPortableId(cache.paths, id)) ?? null }],
          },
        },
      },
    },
    plugins: [traceInputsPlugin(inputs), reactReexports(react), libraryEntries(appDir)],
  });
  return readLibrary(chunksOf(output), options);
}

interface ReadLibraryOptions extends Pick<BuildLibraryOptions, 'assetsUrl' | 'cache'> {
  readonly react: ReactFile;
  readonly specifiers: readonly string[];
}

function readLibrary(
  chunks: readonly Rolldown.OutputChunk[],
  { assetsUrl, cache, react, specifiers }: ReadLibraryOptions,
): LibraryBundles {
  const files = chunks.filter((chunk) => !chunk.isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reexports = new Map([
    ...react.reexports,
    ...specifiers.map((specifier) => {
      const entry = byName.get(`reexport/${libraryEntryName(specifier)}.js`);
      const code =
        entry?.code.replaceAll(/(["'`])\.\.\/([\w.~-]+\.js)\1/g, `"${assetsUrl}$2"`) ?? '';
      return [specifier, code] as const;
    }),
  ]);
  const closures = new Map([
    [react.url, [react.url]],
    ...files.map(
      (file) =>
        [
          assetsUrl + file.fileName,
          [...collectImports(file.fileName, byName)].map((name) => assetsUrl + name),
        ] as const,
    ),
  ]);
  return {
    files: [react.file, ...files.map((chunk) => toAssetFile(chunk, cache.paths))],
    reexports,
    closures,
  };
}

function collectImports(
  fileName: string,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Set<string> {
  // No two files import each other.
  if (!seen.has(fileName)) {
    for (const imported of listStaticImports(byName.get(fileName)?.code ?? '')) {
      collectImports(path.posix.basename(imported), byName, seen);
    }
    seen.add(fileName);
  }
  return seen;
}
