import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of Next's dev server that is replaced. It is not public, so it may be missing in another version. */
interface DevServerModule {
  readonly default?: { readonly prototype?: { getStaticPathsWorker?: () => StaticPathsWorker } };
}

interface StaticPathsWorker {
  readonly loadStaticPaths: () => Promise<{
    readonly fallbackMode: 'BLOCKING_STATIC_RENDER';
    readonly prerenderedRoutes: readonly [];
  }>;
  readonly end: () => void;
}

/**
 * Answers Next's question for static paths in this process. For each request of a page, `next dev` starts a process that
 * loads Next and the page, only to ask `getStaticPaths`: about 0.4 seconds of CPU time beside the page that the reader
 * waits for. In development the answer is always the same. With another version of Next, nothing is replaced.
 *
 * @param appDir - folder of the app, whose Next runs in this process
 * @returns whether it was replaced
 */
export function answerStaticPaths(appDir: string): boolean {
  const load = createRequire(path.join(appDir, 'package.json'));
  const prototype = readDevServer(load).default?.prototype;
  if (typeof prototype?.getStaticPathsWorker !== 'function') return false;
  prototype.getStaticPathsWorker = () => ({
    loadStaticPaths: () =>
      Promise.resolve({ fallbackMode: 'BLOCKING_STATIC_RENDER', prerenderedRoutes: [] }),
    end: () => undefined,
  });
  return true;
}

function readDevServer(load: NodeJS.Require): DevServerModule {
  try {
    return load('next/dist/server/dev/next-dev-server') as DevServerModule;
  } catch {
    return {};
  }
}
