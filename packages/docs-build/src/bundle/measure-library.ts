import path from 'node:path';
import type { Rolldown } from 'vite';
import { reactReexports, type ReactFile } from './build-react';
import type { MeasuredModule } from './group-modules';
import { libraryEntries, libraryEntryName, libraryInput } from './library-entries';
import { listStaticImports } from './list-static-imports';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** Begins the id of Vite's module for an optional peer dependency that is not installed. */
const missingPackagePrefix = '__vite-optional-peer-dep:';

/** What the bundler knows of a library before its modules are grouped. */
export interface MeasuredLibrary {
  readonly modules: readonly MeasuredModule[];
  /** By import specifier: for each export, the id of the module that defines it. */
  readonly exports: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Portable paths of the files of the repository that were read. */
  readonly files: readonly string[];
}

interface MeasureLibraryOptions {
  readonly appDir: string;
  readonly react: ReactFile;
  readonly specifiers: readonly string[];
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
  /** Returns the id of a module in the result. */
  readonly toPortable: (id: string) => string;
}

/** Bundles the library with one file per module, and returns the sizes and imports of the files. */
export async function measureLibrary(options: MeasureLibraryOptions): Promise<MeasuredLibrary> {
  const { appDir, react, specifiers, inputs, toPortable } = options;
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: libraryInput(specifiers),
        preserveEntrySignatures: 'allow-extension',
        output: { preserveModules: true, entryFileNames: '[name].js' },
      },
    },
    plugins: [traceInputsPlugin(inputs), reactReexports(react), libraryEntries(appDir)],
  });
  const chunks = chunksOf(output);
  const ids = new Map(chunks.map((chunk) => [chunk.fileName, toPortable(idOf(chunk))]));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return {
    modules: chunks
      .filter(({ isEntry }) => !isEntry)
      .map((chunk) => ({
        ...(idOf(chunk).startsWith(missingPackagePrefix) && { throws: true as const }),
        id: toPortable(idOf(chunk)),
        bytes: chunk.code.length,
        imports: listStaticImports(chunk.code).flatMap(
          (specifier) => ids.get(resolveImport(chunk.fileName, specifier)) ?? [],
        ),
      })),
    exports: new Map(
      specifiers.map((specifier) => {
        const entry = byName.get(`${libraryEntryName(specifier)}.js`);
        return [specifier, entry ? readExports(entry, ids) : new Map<string, string>()];
      }),
    ),
    files: [...inputs].map(toPortable).sort(),
  };
}

function idOf({ facadeModuleId, moduleIds, name }: Rolldown.OutputChunk): string {
  return facadeModuleId ?? moduleIds[0] ?? name;
}

function resolveImport(fileName: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(fileName), specifier);
}

/** Reads the module of each export from the code of an entry, which has imports and exports only. */
function readExports(
  { code, fileName }: Rolldown.OutputChunk,
  ids: ReadonlyMap<string, string>,
): Map<string, string> {
  const modules = new Map<string, string>();
  const found = new Map<string, string>();
  const pattern = /\b(import|export)\b\s*([^"'`;]*?)\s*(?:from\s*(["'`])([^"'`]+)\3)?\s*(?:;|$)/g;
  for (const [, keyword, clause = '', , specifier] of code.matchAll(pattern)) {
    const id = specifier && ids.get(resolveImport(fileName, specifier));
    for (const part of clause.split(/[{},]/)) {
      const [source = '', name = source] = part.trim().split(/\s+as\s+/);
      const module = id ?? modules.get(source);
      if (source && module !== undefined) {
        (keyword === 'import' ? modules : found).set(name, module);
      }
    }
  }
  return found;
}
