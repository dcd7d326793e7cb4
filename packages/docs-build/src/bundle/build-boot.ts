import type { PortablePaths } from '../cache/portable-paths';
import type { AssetFile } from '../lib/asset-file';
import type { BundleCache } from './bundle-cache';
import { traceInputsPlugin } from './trace-inputs-plugin';
import {
  browserBuildDefaults,
  browserRolldownDefaults,
  chunksOf,
  toAssetFile,
} from './vite-defaults';

/** The shell's script: the part that every page loads, and the parts that load on demand. */
export interface BootBundle {
  readonly fileName: string;
  readonly files: readonly AssetFile[];
}

interface BootOptions {
  /** Whether the site uses a hosted search instead of the shell's own. */
  readonly hasDocSearch: boolean;
  readonly cache: BundleCache;
}

/** Bundles the shell's script. It contains no React and is the same for all products of a configuration. */
export function buildBoot(
  appDir: string,
  { hasDocSearch, cache }: BootOptions,
): Promise<BootBundle> {
  return cache.get({
    stage: 'boot',
    packages: ['docs-shell'],
    key: hasDocSearch,
    make: (inputs) => bundleBoot(appDir, { hasDocSearch, inputs, paths: cache.paths }),
  });
}

interface BundleBootOptions extends Pick<BootOptions, 'hasDocSearch'> {
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
  readonly paths: PortablePaths;
}

async function bundleBoot(
  appDir: string,
  { hasDocSearch, inputs, paths }: BundleBootOptions,
): Promise<BootBundle> {
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    define: { ...defaults.define, 'import.meta.env.DOCS_HAS_DOCSEARCH': String(hasDocSearch) },
    plugins: [traceInputsPlugin(inputs)],
    // A build for pages wraps each dynamic import in a helper that preloads styles. The shell's script has none.
    ssr: { noExternal: true },
    build: {
      ...defaults.build,
      ssr: true,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: { boot: 'docs-shell/client/boot' },
        // Inlines the constants of contracts. Shared modules would become chunks of their own.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          // Keeps boot in one file. The bundler would split off modules that lazy parts share with it.
          codeSplitting: { groups: [{ name: 'boot', tags: ['$initial'] }] },
          entryFileNames: 'boot-[hash].js',
          chunkFileNames: ({ name }) => `boot-${name.replace('.client', '')}-[hash].js`,
        },
      },
    },
  });
  const chunks = chunksOf(output);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error('The bundler produced no file for the shell’s script.');
  }
  return {
    fileName: entry.fileName,
    files: chunks.map((chunk) => toAssetFile(chunk, paths)),
  };
}
