import { beforeEach, expect, it, vi } from 'vitest';
import { addStyles } from './add-styles';

let head: { textContent: string }[];

beforeEach(() => {
  head = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      textContent: '',
      append(text: string) {
        this.textContent += text;
      },
    }),
    querySelectorAll: () => head,
    head: { append: (style: { textContent: string }) => head.push(style) },
  });
});

it('adds the same styles once', () => {
  for (const css of ['.a{}', '.b{}', '.a{}']) addStyles(css);
  expect(head.map(({ textContent }) => textContent)).toEqual(['.a{}', '.b{}']);
});
