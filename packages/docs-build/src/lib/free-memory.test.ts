import { expect, it, vi } from 'vitest';
import { freeMemory } from './free-memory';

const megabytes = () => process.memoryUsage.rss() / 1_000_000;

/** Keeps each buffer until the function returns. */
function allocate(): number {
  const buffers = Array.from({ length: 30 }, () => Buffer.alloc(10_000_000, 1));
  return buffers.length;
}

it('frees memory that is not used, if it is much', async () => {
  await freeMemory();
  const before = megabytes();
  allocate();
  expect(megabytes() - before).toBeGreaterThan(200);
  await freeMemory();
  // Buffers are freed by another thread.
  await vi.waitFor(() => expect(megabytes() - before).toBeLessThan(100));
});
