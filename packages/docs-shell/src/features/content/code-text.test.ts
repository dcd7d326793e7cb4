import { expect, it } from 'vitest';
import { codeText } from './code-text';

const part = (nodeName: string, textContent: string) => ({ nodeName, textContent });

it.each([
  ['plain code', [part('SPAN', 'const'), part('#text', ' a;\nb;')], 'const a;\nb;'],
  ['a diff', [part('SPAN', 'a\n'), part('DEL', 'b\n'), part('INS', 'c')], 'a\nc'],
  ['a diff that ends with what goes', [part('SPAN', 'a\n'), part('DEL', 'b')], 'a'],
  ['nothing', [], ''],
])('%s', (_name, parts, expected) => {
  expect(codeText(parts)).toBe(expected);
});
