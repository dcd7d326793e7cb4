import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PortablePaths } from '../cache/portable-paths';
import type { AssetFile } from '../lib/asset-file';
import type { BundleCache } from './bundle-cache';
import { hashName } from '../lib/hash-name';
import { reactPackages, reactSpecifiers } from './library-specifiers';
import { browserBuildDefaults, chunksOf, toAssetFile } from './vite-defaults';

/** The bundle of React that all products load. */
export interface ReactFile {
  readonly file: AssetFile;
  /** Final URL. */
  readonly url: string;
  /** By import specifier: the code of a module that re-exports it from the file. */
  readonly reexports: ReadonlyMap<string, string>;
}

const entryId = '\0docs:react';

/**
 * Bundles React into one file with all its exports. Apps with the same version of React produce the same bytes, so a
 * reader who moves to another product does not download it again.
 */
export function buildReact(
  appDir: string,
  assetsUrl: string,
  cache: BundleCache,
): Promise<ReactFile> {
  return cache.get({
    stage: 'react',
    packages: reactPackages,
    key: assetsUrl,
    make: () => bundleReact(appDir, assetsUrl, cache.paths),
  });
}

async function bundleReact(
  appDir: string,
  assetsUrl: string,
  paths: PortablePaths,
): Promise<ReactFile> {
  const exports = listExports(appDir);
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        ...defaults.build.rolldownOptions,
        input: entryId,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [reactEntry(appDir, exports)],
  });
  const [chunk, ...others] = chunksOf(output);
  if (!chunk || others.length > 0) {
    throw new Error(
      `The bundler gave ${others.length + (chunk ? 1 : 0)} files for React, not one.`,
    );
  }
  const fileName = hashName('lib-react.js', chunk.code);
  const file = toAssetFile({ ...chunk, fileName }, paths);
  const url = assetsUrl + file.fileName;
  const reexports = new Map(
    [...exports].map(([specifier, names]) => [
      specifier,
      reexport(
        names.map(({ name, exported }) => `${exported} as ${name}`),
        url,
      ),
    ]),
  );
  return { file, url, reexports };
}

interface ReactExport {
  readonly name: string;
  /** The export's name, unique among all specifiers. */
  readonly exported: string;
}

/** React is CommonJS, so Node has to list its exports. */
function listExports(appDir: string): ReadonlyMap<string, readonly ReactExport[]> {
  const require = createRequire(path.join(appDir, 'package.json'));
  return new Map(
    reactSpecifiers.map((specifier, index) => {
      const names = new Set(['default', ...Object.keys(require(specifier) as object).sort()]);
      return [
        specifier,
        [...names].map((name) => ({ name, exported: index === 0 ? name : `${name}${index}` })),
      ];
    }),
  );
}

function reactEntry(appDir: string, exports: ReadonlyMap<string, readonly ReactExport[]>): Plugin {
  const importer = path.join(appDir, 'package.json');
  return {
    name: 'docs:react',
    resolveId(id, from) {
      if (id === entryId) return id;
      return from === entryId ? this.resolve(id, importer, { skipSelf: true }) : undefined;
    },
    load: (id) =>
      id === entryId
        ? [...exports]
            .map(([specifier, names]) =>
              reexport(
                names.map(({ name, exported }) => `${name} as ${exported}`),
                specifier,
              ),
            )
            .join('\n')
        : undefined,
  };
}

function reexport(names: readonly string[], from: string): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(from)};`;
}

/**
 * Resolves imports of React to its bundle. `react` is the file itself, because its namespace costs nothing there.
 * `require` calls and the other specifiers get re-exports.
 */
export function reactReexports({ url, reexports }: ReactFile): Plugin {
  const prefix = '\0docs:react-reexport:';
  return {
    name: 'docs:react-reexports',
    enforce: 'pre',
    resolveId(id, _, { kind }) {
      const isNamespace = id === reactSpecifiers[0] && kind !== 'require-call';
      if (id === url || isNamespace) {
        return { id: url, external: 'absolute', moduleSideEffects: false };
      }
      return reexports.has(id) ? { id: prefix + id, moduleSideEffects: false } : undefined;
    },
    load: (id) => (id.startsWith(prefix) ? reexports.get(id.slice(prefix.length)) : undefined),
  };
}
