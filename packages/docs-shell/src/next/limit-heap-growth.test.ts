import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { afterAll, expect, it } from 'vitest';
import { limitHeapGrowth } from './limit-heap-growth';

/** Small integers take eight bytes each. */
const createMegabyte = () => Array.from({ length: 128 }, () => new Array<number>(1024).fill(1));
const usedMegabytes = () => getHeapStatistics().used_heap_size / 2 ** 20;

// Other tests run in the same process.
afterAll(() => setFlagsFromString('--heap-growing-percent=0'));

it('keeps the heap below 2.5 times what is in use', async () => {
  limitHeapGrowth(0);
  await setTimeout(10);
  const inUse = Array.from({ length: 60 }, createMegabyte);
  /** What survives two collections of young objects counts as old, and waits for a full collection. */
  const kept: unknown[] = [];
  const sizes = Array.from({ length: 700 }, (_, index) => {
    kept[index % 40] = createMegabyte();
    return usedMegabytes();
  });
  // The limit of the first full collection is that of the process so far.
  const later = sizes.slice(400);
  expect(inUse.length + kept.length).toBe(100);
  // Without the limit it is 3.5. Marking takes time in which more garbage is made.
  expect(Math.max(...later) / Math.min(...later)).toBeLessThan(2.5);
});
