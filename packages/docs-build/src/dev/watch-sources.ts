import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runOnceAfter } from '../lib/run-once-after';

/** The part of Vite's file watcher that is used. */
interface SourceWatcher {
  add(folders: readonly string[]): unknown;
  emit(event: 'change', file: string): unknown;
}

interface WatchSourcesOptions {
  readonly watcher: SourceWatcher;
  /** Folders with the code that renders pages. */
  readonly sourceDirs: readonly string[];
  /** Time since which a change counts, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** No page was asked for, or the page cannot be composed because of a mistake in the sources. */
const maxWaitMs = 5_000;

/** Time without a request for a page after which Next has rendered the last one. */
const renderMs = 1_000;

/** The watcher has read the folders after this time. */
const settleMs = 3_000;

/**
 * Prepares to watch the platform's code: more than a thousand files, which would take a fifth of the CPU time until the
 * first page. What changed in the meantime is reported when all files are watched.
 *
 * @returns begins to watch soon, when no more documents of pages are answered. It happens by itself after a while.
 */
export function watchSources({ watcher, sourceDirs, startedAt }: WatchSourcesOptions): () => void {
  let isWatching = false;
  const begin = () => {
    if (isWatching) return;
    isWatching = true;
    clearTimeout(waiting);
    watcher.add(sourceDirs);
    const catchUp = () => {
      for (const file of listChanged(sourceDirs, startedAt)) watcher.emit('change', file);
    };
    setTimeout(catchUp, settleMs).unref();
  };
  const waiting = setTimeout(begin, maxWaitMs).unref();
  return runOnceAfter(renderMs, begin);
}

function listChanged(folders: readonly string[], startedAt: number): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats?.isFile() && stats.mtimeMs > startedAt;
    });
}
