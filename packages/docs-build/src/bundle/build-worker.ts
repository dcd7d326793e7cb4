import { createHash } from 'node:crypto';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** Stands in the worker's source for its version. */
const versionMark = '__DOCS_WORKER_VERSION__';

/**
 * Builds what the site publishes at `/sw.js` (SPEC SW-1): one script with nothing to import, which says its own hash as
 * its version. Switched off, it is one that takes its predecessors away (SPEC SW-3).
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
    throw new Error('The bundler must give one file for the offline worker.');
  }
  const version = createHash('sha256').update(chunk.code).digest('hex').slice(0, 16);
  return chunk.code.replaceAll(versionMark, version);
}
