import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AssetFile } from '../lib/asset-file';
import { buildReact, reactReexports, type ReactFile } from './build-react';
import type { BundleCache } from './bundle-cache';
import { listKeptModules } from './list-kept-modules';
import {
  listIslandPackages,
  listLibraryPackages,
  listLibrarySpecifiers,
  reactPackages,
} from './library-specifiers';
import { listStaticImports } from './list-static-imports';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** The documented library, bundled into files that demos share. */
export interface LibraryBundles {
  readonly files: readonly AssetFile[];
  /** By import specifier: the code of a module that re-exports it from library files by final URL. */
  readonly reexports: ReadonlyMap<string, string>;
  /** By URL of a library file: the URLs of all files that it loads, including itself. */
  readonly closures: ReadonlyMap<string, readonly string[]>;
}

/** The part of a bundle's cache key that identifies the library. */
export function libraryKey({ reexports, closures }: LibraryBundles): unknown {
  return [[...reexports], [...closures]];
}

interface BuildLibraryOptions {
  readonly appDir: string;
  /** The app's `demo-root.tsx`. Every demo loads its imports. */
  readonly demoRootFile: string;
  /** The packages that the app documents. Demos may import all their public subpaths. */
  readonly documentedPackages: readonly string[];
  /**
   * Import specifiers that share a bundle, by its name, in order of precedence (`library.bundles` of the product). An
   * empty list is the bundle of small modules that several other bundles import.
   */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** URL prefix of the files: `/_assets/`. */
  readonly assetsUrl: string;
  readonly cache: BundleCache;
}

/** Absolute files; `shared-small-modules` are the small modules that several other bundles need. */
type BundleModules = ReadonlySet<string> | 'shared-small-modules';

const entryPrefix = '\0library:';

/** Modules that at least this share of the entry points import load with every demo. */
const frequentShare = 0.1;

/** Shared chunks below this size are merged into another one, because a request costs more than the bytes. */
const mergeBelowBytes = 2000;

/** A module that several bundles import is bundled with the small shared modules if it is below this size. */
const maxSharedModuleBytes = 4000;

/**
 * Bundles React and the documented library. The result depends on the lockfile and the demo root alone, not on the
 * demos. Each module goes to the first group that takes it: the modules that the demo root renders; frequently used
 * modules; the bundles that the product names; one group per folder of the package; the rest, by the entry points that
 * need them.
 */
export async function buildLibrary(options: BuildLibraryOptions): Promise<LibraryBundles> {
  const { appDir, assetsUrl, bundles, cache, documentedPackages } = options;
  const react = await buildReact(appDir, assetsUrl, cache);
  const specifiers = listLibrarySpecifiers(appDir, documentedPackages).filter(
    (specifier) => !react.reexports.has(specifier),
  );
  if (specifiers.length === 0) {
    // The demos of this app import only React.
    return readLibrary([], specifiers, assetsUrl, react);
  }
  const rootModules = await listRootModules(options);
  return cache.get({
    stage: 'library',
    packages: [...listLibraryPackages(appDir), ...reactPackages],
    // The key holds the modules of the demo root, not its text.
    key: [rootModules, specifiers, bundles, assetsUrl, react.url],
    make: (inputs) => bundleLibrary({ ...options, react, rootModules, specifiers, inputs }),
  });
}

/** Returns the portable names of the npm modules that remain of the demo root after tree shaking. */
function listRootModules(options: BuildLibraryOptions): Promise<readonly string[]> {
  const { appDir, cache } = options;
  return cache.get({
    stage: 'demo-root-modules',
    packages: listIslandPackages(appDir),
    key: null,
    make: async (inputs) =>
      [...(await listKeptModules({ ...options, inputs }))].map(cache.paths.toPortable).sort(),
  });
}

interface BundleLibraryOptions extends BuildLibraryOptions {
  readonly react: ReactFile;
  readonly rootModules: readonly string[];
  readonly specifiers: readonly string[];
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
}

async function bundleLibrary(options: BundleLibraryOptions): Promise<LibraryBundles> {
  const { appDir, assetsUrl, bundles, cache, demoRootFile, inputs, react, specifiers } = options;
  const bundleModules = new Map<string, BundleModules>();
  for (const [name, from] of Object.entries(bundles)) {
    bundleModules.set(
      name,
      from.length > 0
        ? await listKeptModules({ appDir, demoRootFile, inputs, specifiers: from })
        : 'shared-small-modules',
    );
  }
  const rootModules = new Set(options.rootModules.map(cache.paths.toAbsolute));
  const { build } = await import('vite');
  const output = await build({
    ...browserBuildDefaults(appDir),
    build: {
      ...browserBuildDefaults(appDir).build,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: Object.fromEntries(
          specifiers.map((specifier) => [entryName(specifier), entryPrefix + specifier]),
        ),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'reexport/[name].js',
          chunkFileNames: ({ name }) => `${name.replace(/~.*/, '')}-[hash].js`,
          codeSplitting: {
            groups: libraryGroups(rootModules, bundleModules, specifiers.length),
          },
        },
      },
    },
    plugins: [traceInputsPlugin(inputs), reactReexports(react), libraryEntries(appDir)],
  });
  return readLibrary(chunksOf(output), specifiers, assetsUrl, react);
}

function libraryGroups(
  rootModules: ReadonlySet<string>,
  bundleModules: ReadonlyMap<string, BundleModules>,
  entryCount: number,
): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'lib-base', test: (id) => rootModules.has(id), priority: 30 },
    {
      name: 'lib-frequent',
      test: /\/node_modules\//,
      minShareCount: Math.ceil(entryCount * frequentShare),
      priority: 20,
    },
    {
      // One-line helpers that import nothing larger: a request would cost more than the bytes.
      name: 'lib-helpers',
      test: /\/node_modules\/.*\/utils\//,
      maxModuleSize: 250,
      minShareCount: 2,
      priority: 19,
    },
    ...[...bundleModules].map(([name, modules], index) => ({
      name: `lib-${name}`,
      priority: 25 - index / 100,
      ...(modules === 'shared-small-modules'
        ? {
            test: (id: string) => countBundles(id, bundleModules) > 1,
            maxModuleSize: maxSharedModuleBytes,
          }
        : { test: (id: string) => modules.has(id) }),
    })),
    { name: (id) => packageFolder(id), priority: 10 },
    {
      name: 'lib-shared',
      test: /\/node_modules\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: mergeBelowBytes,
      priority: 1,
    },
  ];
}

function countBundles(id: string, bundleModules: ReadonlyMap<string, BundleModules>): number {
  return [...bundleModules.values()].filter((set) => set !== 'shared-small-modules' && set.has(id))
    .length;
}

/** `…/@mui/material/esm/Button/Button.js` → `lib-Button`: components have folders with a capital. */
function packageFolder(id: string): string | null {
  const folder = /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:.*\/)?([A-Z][A-Za-z0-9]*)\/[^/]+$/.exec(
    id,
  )?.[1];
  return folder ? `lib-${folder}` : null;
}

function entryName(specifier: string): string {
  return specifier.replaceAll(/[@/]/g, '_');
}

/** Each entry re-exports one specifier, so that its modules can be moved to groups. */
function libraryEntries(appDir: string): Plugin {
  const importer = path.join(appDir, 'package.json');
  return {
    name: 'docs:library-entries',
    resolveId(id, from) {
      if (id.startsWith(entryPrefix)) {
        return id;
      }
      return from?.startsWith(entryPrefix)
        ? this.resolve(id, importer, { skipSelf: true })
        : undefined;
    },
    async load(id) {
      if (!id.startsWith(entryPrefix)) {
        return undefined;
      }
      const specifier = id.slice(entryPrefix.length);
      const from = `from ${JSON.stringify(specifier)};`;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      const info = resolved && (await this.load({ id: resolved.id }));
      const hasDefault = info?.exports.includes('default') ?? false;
      return `export * ${from}${hasDefault ? ` export { default } ${from}` : ''}`;
    },
  };
}

function readLibrary(
  chunks: readonly Rolldown.OutputChunk[],
  specifiers: readonly string[],
  assetsUrl: string,
  react: ReactFile,
): LibraryBundles {
  const files = chunks.filter((chunk) => !chunk.isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reexports = new Map([
    ...react.reexports,
    ...specifiers.map((specifier) => {
      const entry = byName.get(`reexport/${entryName(specifier)}.js`);
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
    files: [react.file, ...files.map(({ fileName, code }) => ({ fileName, content: code }))],
    reexports,
    closures,
  };
}

function collectImports(
  fileName: string,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Set<string> {
  if (!seen.has(fileName)) {
    seen.add(fileName);
    for (const imported of listStaticImports(byName.get(fileName)?.code ?? '')) {
      collectImports(path.posix.basename(imported), byName, seen);
    }
  }
  return seen;
}
