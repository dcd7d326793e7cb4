import { expect, it } from 'vitest';
import { createTextPool } from './create-text-pool';

it('answers with the text that it is given', () => {
  const pool = createTextPool();
  for (const text of ['', '/a/', '涂料', '/a/', '\uD83D\uDE00']) expect(pool(text)).toBe(text);
});
