import path from 'node:path';
import type { Rolldown } from 'vite';
import type { PortablePaths } from '../cache/portable-paths';
import type { ReactFile } from './build-react';
import type { BundleCache } from './bundle-cache';
import { groupModules } from './group-modules';
import { listIslandPackages, listLibraryPackages, reactPackages } from './library-specifiers';
import { type DemoImports, listDemoImports } from './list-demo-imports';
import { type MeasuredLibrary, measureLibrary } from './measure-library';
import { demoRuntimePlugin, runtimeEntry } from './runtime-entry';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** Modules of the library that share a file. */
export interface LibraryGroup {
  /** Begins the name of the file. */
  readonly name: string;
  /** Portable ids. */
  readonly modules: readonly string[];
}

export interface GroupLibraryOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  readonly cache: BundleCache;
  readonly react: ReactFile;
  /** Everything that demos may import from the library. */
  readonly specifiers: readonly string[];
}

/** Measures the library and the imports of the demos, and decides which modules share a file. */
export async function groupLibrary(options: GroupLibraryOptions): Promise<readonly LibraryGroup[]> {
  const { appDir, cache, react, specifiers } = options;
  const packages = [...listLibraryPackages(appDir), ...reactPackages];
  const base = await listRootModules(options);
  const imports = await cache.get({
    stage: 'demo-imports',
    packages: listIslandPackages(appDir),
    key: [[...options.demos.keys()], specifiers],
    make: (inputs) => listDemoImports({ ...options, inputs }),
  });
  return cache.get({
    stage: 'library-groups',
    packages,
    key: [base, imports.map((demo) => [...demo]), specifiers, react.url],
    make: async (inputs) => {
      const measured = await cache.get({
        stage: 'library-modules',
        packages,
        key: [specifiers, react.url],
        make: (read) =>
          measureLibrary({
            ...options,
            inputs: read,
            toPortable: (id) => toPortableId(cache.paths, id),
          }),
      });
      measured.files.forEach((file) => inputs.add(cache.paths.toAbsolute(file)));
      return decideGroups(measured, base, imports);
    },
  });
}

/** Returns the portable names of the npm modules that remain of the demo root after tree shaking. */
function listRootModules(options: GroupLibraryOptions): Promise<readonly string[]> {
  const { appDir, cache, demoRootFile } = options;
  return cache.get({
    stage: 'demo-root-modules',
    packages: listIslandPackages(appDir),
    key: null,
    make: async (inputs) =>
      [...(await listKeptModules({ appDir, demoRootFile, inputs }))]
        .map(cache.paths.toPortable)
        .sort(),
  });
}

/** Virtual modules have the same id on all machines. */
export function toPortableId({ toPortable }: PortablePaths, id: string): string {
  return path.isAbsolute(id) ? toPortable(id) : id;
}

function decideGroups(
  { modules, exports }: MeasuredLibrary,
  base: readonly string[],
  imports: readonly DemoImports[],
): LibraryGroup[] {
  const groups = groupModules({
    modules,
    base,
    entries: [...exports.values()].map((names) => [...names.values()]),
    demos: imports.map((demo) => [...demo].flatMap(([from, names]) => findModules(from, names))),
  });
  const bytesOf = new Map(modules.map(({ id, bytes }) => [id, bytes]));
  const baseModules = new Set(base);
  return groups.map((ids) => ({
    name: ids.some((id) => baseModules.has(id)) ? 'lib-base' : `lib-${nameOf(ids)}`,
    modules: ids,
  }));

  function findModules(specifier: string, names: readonly string[]): string[] {
    const known = exports.get(specifier);
    return names.includes('*')
      ? [...(known?.values() ?? [])]
      : names.flatMap((name) => known?.get(name) ?? []);
  }

  /** Returns the name of the largest module. */
  function nameOf(ids: readonly string[]): string {
    const [largest = ''] = ids.toSorted((a, b) => (bytesOf.get(b) ?? 0) - (bytesOf.get(a) ?? 0));
    const { name, dir } = path.posix.parse(largest.split('?', 1).join());
    return (name === 'index' ? path.posix.basename(dir) : name).replaceAll(/[^\w-]/g, '-');
  }
}

interface ListModulesOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
}

/**
 * Returns the ids of the npm modules that remain after tree shaking when a page imports the runtime of the app's demos.
 * Modules that load on demand are not included.
 */
async function listKeptModules({
  appDir,
  demoRootFile,
  inputs,
}: ListModulesOptions): Promise<ReadonlySet<string>> {
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      minify: false,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: runtimeEntry,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [traceInputsPlugin(inputs), demoRuntimePlugin(demoRootFile)],
  });
  const modules = loadedAtOnce(chunksOf(output)).flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(
    modules
      .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes('/node_modules/'))
      .map(([id]) => id),
  );
}

/** Returns the entries and their static imports, direct and transitive. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) {
    // A set can grow during iteration; the loop then visits the new values too.
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      wanted.add(imported);
    }
  }
  return chunks.filter(({ fileName }) => wanted.has(fileName));
}
