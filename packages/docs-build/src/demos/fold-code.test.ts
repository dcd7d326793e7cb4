import { expect, it } from 'vitest';
import { foldCode } from './fold-code';

const html = ['<span class="tk-keyword">import</span> a', '', '  b', '  c', 'd'].join('\n');

it.each([
  [undefined, html],
  [
    { start: 2, end: 4, isCut: false },
    '<span class="d-rest"><span class="tk-keyword">import</span> a\n\n</span><span class="d-preview d-in2">  b\n  c</span><span class="d-rest">\nd</span>',
  ],
  [{ start: 0, end: 5, isCut: true }, `<span class="d-preview d-cut">${html}</span>`],
])('%o', (range, expected) => {
  const folded = foldCode(html, range);
  expect(folded).toBe(expected);
  const text = (value: string) => value.replaceAll(/<[^>]*>/g, '');
  expect(text(folded)).toBe(text(html));
});
