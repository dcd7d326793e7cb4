import { expect, it } from 'vitest';
import { createTextPool } from './create-text-pool';

it('returns the given text', () => {
  const pool = createTextPool();
  for (const text of ['', '/a/', '涂料', '/a/', '\uD83D\uDE00']) expect(pool(text)).toBe(text);
});
