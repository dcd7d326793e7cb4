import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

describe('createConcurrencyLimit', () => {
  it('rejects a task above the limit, and accepts one after another has ended', async () => {
    const limit = createConcurrencyLimit(1);
    let release = () => {};
    const first = limit(() => new Promise<string>((resolve) => (release = () => resolve('first'))));
    await expect(limit(async () => 'second')).rejects.toMatchObject({
      statusCode: 503,
      retryAfterSeconds: 1,
    });
    release();
    expect(await first).toBe('first');
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit(async () => 'third')).toBe('third');
  });
});
