import { expect, it, vi } from 'vitest';
import { memoizeByText } from './memoize-by-text';

it('parses a file again when its text has changed', () => {
  const parse = vi.fn((file: string, text: string) => ({ file, text }));
  const read = memoizeByText(parse);
  const first = read('a.json', '1');
  expect(read('a.json', '1')).toBe(first);
  expect(read('b.json', '1')).toEqual({ file: 'b.json', text: '1' });
  expect(read('a.json', '2')).toEqual({ file: 'a.json', text: '2' });
  expect(parse).toHaveBeenCalledTimes(3);
});
