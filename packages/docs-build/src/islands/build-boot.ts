import { build } from 'vite';
import type { AssetFile } from './build-library';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** Builds the shell's own script, the same for all products: one file, no React. */
export async function buildBoot(appDir: string): Promise<AssetFile> {
  const defaults = browserBuildDefaults(appDir);
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: { boot: 'docs-shell/behaviours/boot' },
        output: { entryFileNames: 'boot-[hash].js', codeSplitting: false },
      },
    },
  });
  const [chunk] = chunksOf(output);
  if (!chunk) {
    throw new Error('The bundler gave no file for the shell’s script.');
  }
  return { fileName: chunk.fileName, content: chunk.code };
}
