import { describe, expect, it } from 'vitest';
import { createGate } from './gate';

describe('createGate', () => {
  it('refuses what is too much at once, and opens again', async () => {
    const gate = createGate(1);
    let release = () => {};
    const first = gate(() => new Promise<string>((resolve) => (release = () => resolve('first'))));
    await expect(gate(async () => 'second')).rejects.toMatchObject({
      statusCode: 503,
      retryAfter: 1,
    });
    release();
    expect(await first).toBe('first');
    await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate(async () => 'third')).toBe('third');
  });
});
