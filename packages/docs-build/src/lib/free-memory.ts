import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { readonly type: 'major' | 'minor' }) => void;

// One per process: the flag of V8 cannot be taken back.
let collect: CollectGarbage | undefined;

function getCollector(): CollectGarbage {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as CollectGarbage;
  }
  return collect;
}

/**
 * Frees objects that were just created, and what they own outside of the heap. Node does not count the memory of native
 * addons, so it would let gigabytes of it pile up.
 */
export async function freeYoungObjects(): Promise<void> {
  getCollector()({ type: 'minor' });
  // Finalizers of native objects run in a task of their own.
  await new Promise((resolve) => setImmediate(resolve));
}

/** A larger heap can hold hundreds of megabytes of garbage: Node collects it when its own heap is full, not when memory is. */
const largeHeapBytes = 400 * 2 ** 20;

/** Returns the garbage of a large heap to the system: call it before this process waits for another large one. */
export function freeLargeHeap(): void {
  if (process.memoryUsage().heapTotal > largeHeapBytes) getCollector()({ type: 'major' });
}
