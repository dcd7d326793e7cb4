import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// One per process: the flag of V8 cannot be taken back.
let collect: unknown;

/**
 * Lets the garbage collector free objects that were just created, and what they own outside of its heap. Node does not
 * count the memory of native addons, so it would let gigabytes of it pile up.
 */
export async function freeYoungObjects(): Promise<void> {
  await runCollector({ type: 'minor' });
}

/** Growth since the last collection, in bytes, from which one is worth its time: up to half a second. */
const worthwhileBytes = 150_000_000;

let lastRss = Infinity;

/**
 * Lets the garbage collector free everything that is not used, if the process has grown by 150 MB since the last call that
 * did so. Call it where much was dropped: after a bundle, and after a phase of the build.
 */
export async function freeMemory(): Promise<void> {
  const rss = process.memoryUsage.rss();
  const isWorthwhile = rss - lastRss >= worthwhileBytes;
  lastRss = Math.min(lastRss, rss);
  if (!isWorthwhile) return;
  await runCollector({ type: 'major' });
  lastRss = process.memoryUsage.rss();
}

async function runCollector(options: { readonly type: 'major' | 'minor' }): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [options]);
  // Finalizers of native objects run in a task of their own.
  await new Promise((resolve) => setImmediate(resolve));
}
