import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapConcurrently } from './map-concurrently';

it('keeps the order and the limit', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently(
    [3, 1, 2, 0, 1],
    async (delay) => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(delay);
      running -= 1;
      return delay * 10;
    },
    2,
  );
  expect(results).toEqual([30, 10, 20, 0, 10]);
  expect(most).toBe(2);
});

it('fails with the first failure', async () => {
  await expect(mapConcurrently([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
