import { build } from 'vite';
import type { AssetFile } from './asset-file';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** The shell's own script: what every page loads, and what it fetches when a page has use for it. */
export interface BootBundle {
  readonly fileName: string;
  readonly files: readonly AssetFile[];
}

interface BootOptions {
  /** Whether a hosted search stands in for the shell's own (SPEC SE-2). */
  readonly hasDocSearch: boolean;
}

/** Builds the shell's own script, the same for all products of a configuration, without React. */
export async function buildBoot(
  appDir: string,
  { hasDocSearch }: BootOptions,
): Promise<BootBundle> {
  const defaults = browserBuildDefaults(appDir);
  const output = await build({
    ...defaults,
    define: { ...defaults.define, 'import.meta.env.DOCS_HAS_DOCSEARCH': String(hasDocSearch) },
    // A build for pages would wrap each dynamic import in a helper that preloads its styles, and there are none.
    ssr: { noExternal: true },
    build: {
      ...defaults.build,
      ssr: true,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: { boot: 'docs-shell/behaviours/boot' },
        output: { entryFileNames: 'boot-[hash].js', chunkFileNames: 'boot-[name]-[hash].js' },
      },
    },
  });
  const chunks = chunksOf(output);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error('The bundler gave no file for the shell’s script.');
  }
  return {
    fileName: entry.fileName,
    files: chunks.map(({ fileName, code }) => ({ fileName, content: code })),
  };
}
