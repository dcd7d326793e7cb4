import type { Rolldown } from 'vite';
import { demoRuntimePlugin, runtimeEntry } from './runtime-entry';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

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
export async function listKeptModules({
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
