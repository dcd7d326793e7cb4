import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitHeapGrowth } from './limit-heap-growth';

/** Small integers take eight bytes each. */
const createMegabyte = () => Array.from({ length: 128 }, () => new Array<number>(1024).fill(1));
const usedMegabytes = () => getHeapStatistics().used_heap_size / 2 ** 20;

/** Collects all garbage. The next limit depends on what is in use then, and not on the tests before. */
let collect: () => void;

beforeAll(() => {
  setFlagsFromString('--expose-gc');
  collect = runInNewContext('gc') as () => void;
  // On a busy machine, a thread that marks gets no time while this one makes garbage.
  setFlagsFromString('--no-concurrent-marking');
});

// Other tests run in the same process.
afterAll(() => {
  setFlagsFromString('--heap-growing-percent=0');
  setFlagsFromString('--concurrent-marking');
});

it('limits the heap at once, although V8 has set a higher limit before', async () => {
  setFlagsFromString('--heap-growing-percent=0');
  const garbage = Array.from({ length: 60 }, createMegabyte);
  collect();
  const before = usedMegabytes();
  garbage.length = 0;
  limitHeapGrowth(0);
  await setTimeout(50);
  expect(usedMegabytes()).toBeLessThan(before - 40);
});

it('keeps the heap below 2.5 times what is in use', async () => {
  limitHeapGrowth(0);
  await setTimeout(10);
  const inUse = Array.from({ length: 60 }, createMegabyte);
  collect();
  /** What survives two collections of young objects counts as old, and waits for a full collection. */
  const kept: unknown[] = [];
  const sizes = Array.from({ length: 700 }, (_, index) => {
    kept[index % 40] = createMegabyte();
    return usedMegabytes();
  });
  // Until then, the first objects are kept and not replaced.
  const later = sizes.slice(100);
  expect(inUse.length + kept.length).toBe(100);
  // Without the limit it is 3.5. Marking takes time in which more garbage is made.
  expect(Math.max(...later) / Math.min(...later)).toBeLessThan(2.5);
});
