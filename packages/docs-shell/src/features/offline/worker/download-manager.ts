import { removeSaved } from './cache-index-reducers';
import {
  offlineChannel,
  type DownloadEvent,
  type DownloadProblem,
  type DownloadProgress,
} from './contract';
import { downloadProduct } from './download-product';
import { evictUnusedCaches, pruneBuild } from './evict-caches';
import { migrateVisitedPages } from './migrate-visited-pages';
import type { WorkerContext } from './worker-context';

/** Runs the downloads of whole products, at most one per product. */
export interface DownloadManager {
  /** Starts a download, or joins the running one. Resolves when it has ended. */
  start(rootPath: string): Promise<void>;
  cancel(rootPath: string): void;
  /** Removes the saved build of a product. */
  remove(rootPath: string): Promise<void>;
  /** Restarts the downloads that were running when the browser stopped the worker. */
  resume(): Promise<void>;
  progress(rootPath: string): DownloadProgress | undefined;
  problem(rootPath: string): DownloadProblem | undefined;
  /** Resolves when the running download has ended. */
  settled(rootPath: string): Promise<void>;
}

interface Download {
  readonly abort: AbortController;
  readonly done: Promise<void>;
  progress: DownloadProgress;
}

const progressIntervalMs = 100;

/** Creates the download manager. It broadcasts progress to all tabs. */
export function createDownloadManager(context: WorkerContext): DownloadManager {
  const downloads = new Map<string, Download>();
  const problems = new Map<string, DownloadProblem>();
  const channel = new BroadcastChannel(offlineChannel);
  const broadcast = (event: DownloadEvent) => channel.postMessage(event);

  const run = async (rootPath: string, abort: AbortController) => {
    let reportedAt = 0;
    try {
      const problem = await downloadProduct(context, rootPath, {
        signal: abort.signal,
        onProgress: (progress) => {
          const download = downloads.get(rootPath);
          if (download) download.progress = progress;
          if (Date.now() - reportedAt > progressIntervalMs) {
            reportedAt = Date.now();
            broadcast({ rootPath, saving: progress });
          }
        },
      });
      if (problem) problems.set(rootPath, problem);
      else await migrateVisitedPages(context, rootPath).catch(() => undefined);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      downloads.delete(rootPath);
      await evictUnusedCaches(context).catch(() => undefined);
      broadcast({ rootPath });
    }
  };
  const start = (rootPath: string) => {
    const running = downloads.get(rootPath);
    if (running) return running.done;
    problems.delete(rootPath);
    const abort = new AbortController();
    // Runs after the download is in the map, where `onProgress` looks for it.
    const done = Promise.resolve().then(() => run(rootPath, abort));
    downloads.set(rootPath, { abort, done, progress: { done: 0, total: 0 } });
    broadcast({ rootPath, saving: { done: 0, total: 0 } });
    return done;
  };
  return {
    start,
    cancel: (rootPath) => downloads.get(rootPath)?.abort.abort(),
    async remove(rootPath) {
      const download = downloads.get(rootPath);
      download?.abort.abort();
      await download?.done;
      const { builds } = await context.index.read();
      const saved = builds.filter((build) => build.rootPath === rootPath && build.saved);
      await context.index.update((index) => removeSaved(index, rootPath));
      for (const build of saved) {
        await pruneBuild(context, build);
      }
      problems.delete(rootPath);
      await evictUnusedCaches(context);
      broadcast({ rootPath });
    },
    async resume() {
      const { builds } = await context.index.read();
      await Promise.all(
        builds
          .filter(({ isSaving, rootPath }) => isSaving && !downloads.has(rootPath))
          .map(({ rootPath }) => start(rootPath)),
      );
    },
    progress: (rootPath) => downloads.get(rootPath)?.progress,
    problem: (rootPath) => problems.get(rootPath),
    settled: async (rootPath) => downloads.get(rootPath)?.done,
  };
}
