import { createHash } from 'node:crypto';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** Placeholder for the version in the worker's source. */
const versionMark = '__DOCS_WORKER_VERSION__';

/**
 * Builds the service worker that the site publishes at `/sw.js`: one script without imports. Its version is its own
 * hash. With `isOff` it is a self-destroying worker.
 *
 * @param appDir absolute path of the app, from which the shell is resolved
 * @returns the code of the worker
 */
export async function buildWorker(
  appDir: string,
  { isOff }: { readonly isOff: boolean },
): Promise<string> {
  const defaults = browserBuildDefaults(appDir);
  const name = isOff ? 'self-destroying-worker' : 'service-worker';
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    ssr: { noExternal: true },
    build: {
      ...defaults.build,
      ssr: true,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: { sw: `docs-shell/offline/${name}` },
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const [chunk, ...others] = chunksOf(output);
  if (!chunk || others.length > 0) {
    throw new Error('The bundler must produce one file for the offline worker.');
  }
  const version = createHash('sha256').update(chunk.code).digest('hex').slice(0, 16);
  return chunk.code.replaceAll(versionMark, version);
}
