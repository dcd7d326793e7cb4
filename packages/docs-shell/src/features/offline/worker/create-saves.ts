import { carryOver } from './carry-over';
import { clearAway } from './clear-away';
import { dropSaved } from './edit-book';
import type { Library } from './library';
import { offlineChannel, type OfflineNews, type SaveProblem, type SaveProgress } from './messages';
import { saveProduct, trimBuild } from './save-product';

/** The products that are being saved. */
export interface Saves {
  /** Begins, or joins what has begun; settles when it is over. */
  start(rootPath: string): Promise<void>;
  cancel(rootPath: string): void;
  remove(rootPath: string): Promise<void>;
  /** Goes on with what a worker that was stopped had begun. */
  resume(): Promise<void>;
  progress(rootPath: string): SaveProgress | undefined;
  problem(rootPath: string): SaveProblem | undefined;
  /** Settles when a running save is over. */
  settled(rootPath: string): Promise<void>;
}

interface RunningSave {
  readonly abort: AbortController;
  readonly done: Promise<void>;
  progress: SaveProgress;
}

/** Milliseconds between two reports of progress. */
const reportEvery = 100;

/** Keeps count of the products that are being saved, and tells all pages how far they are. */
export function createSaves(library: Library): Saves {
  const running = new Map<string, RunningSave>();
  const problems = new Map<string, SaveProblem>();
  const channel = new BroadcastChannel(offlineChannel);
  const tell = (news: OfflineNews) => channel.postMessage(news);

  const run = async (rootPath: string, abort: AbortController) => {
    let reported = 0;
    try {
      const problem = await saveProduct(library, rootPath, {
        signal: abort.signal,
        onProgress: (progress) => {
          const save = running.get(rootPath);
          if (save) save.progress = progress;
          if (Date.now() - reported > reportEvery) {
            reported = Date.now();
            tell({ rootPath, saving: progress });
          }
        },
      });
      if (problem) problems.set(rootPath, problem);
      else await carryOver(library, rootPath).catch(() => undefined);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      running.delete(rootPath);
      await clearAway(library);
      tell({ rootPath });
    }
  };
  const start = (rootPath: string) => {
    const known = running.get(rootPath);
    if (known) return known.done;
    problems.delete(rootPath);
    const abort = new AbortController();
    // After the save is in the map, where its progress goes.
    const done = Promise.resolve().then(() => run(rootPath, abort));
    running.set(rootPath, { abort, done, progress: { done: 0, total: 0 } });
    tell({ rootPath, saving: { done: 0, total: 0 } });
    return done;
  };
  return {
    start,
    cancel: (rootPath) => running.get(rootPath)?.abort.abort(),
    async remove(rootPath) {
      const save = running.get(rootPath);
      save?.abort.abort();
      await save?.done;
      const before = await library.ledger.read();
      const saved = before.builds.filter((build) => build.rootPath === rootPath && build.saved);
      await library.ledger.edit((book) => dropSaved(book, rootPath));
      for (const build of saved) {
        await trimBuild(library, build);
      }
      problems.delete(rootPath);
      await clearAway(library);
      tell({ rootPath });
    },
    async resume() {
      const { builds } = await library.ledger.read();
      await Promise.all(
        builds
          .filter(({ isSaving, rootPath }) => isSaving && !running.has(rootPath))
          .map(({ rootPath }) => start(rootPath)),
      );
    },
    progress: (rootPath) => running.get(rootPath)?.progress,
    problem: (rootPath) => problems.get(rootPath),
    settled: async (rootPath) => running.get(rootPath)?.done,
  };
}
