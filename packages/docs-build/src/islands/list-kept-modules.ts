import { build } from 'vite';
import { demoRuntimePlugin, runtimeEntry } from './runtime-entry';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

interface ListModulesOptions {
  readonly appDir: string;
  readonly demoRootFile: string;
  /** Import specifiers to start from; by default the runtime of the app's demos. */
  readonly specifiers?: readonly string[];
}

/** Ids of the npm modules that are kept, after tree shaking, when a page imports the specifiers. */
export async function listKeptModules({
  appDir,
  demoRootFile,
  specifiers = [runtimeEntry],
}: ListModulesOptions): Promise<ReadonlySet<string>> {
  const defaults = browserBuildDefaults(appDir);
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      minify: false,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: [...specifiers],
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [demoRuntimePlugin(demoRootFile)],
  });
  const modules = chunksOf(output).flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(
    modules
      .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes('/node_modules/'))
      .map(([id]) => id),
  );
}
