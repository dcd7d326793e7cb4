import { describe, expect, it } from 'vitest';
import { codeText } from './code-text';

const part = (nodeName: string, textContent: string) => ({ nodeName, textContent });

describe('codeText', () => {
  it.each([
    ['plain code', [part('SPAN', 'const'), part('#text', ' a;\nb;')], 'const a;\nb;'],
    ['a diff', [part('SPAN', 'a\n'), part('DEL', 'b\n'), part('INS', 'c')], 'a\nc'],
    ['a diff that ends with a removed line', [part('SPAN', 'a\n'), part('DEL', 'b')], 'a'],
    ['no code', [], ''],
  ])('returns the text of %s', (_name, parts, expected) => {
    expect(codeText(parts)).toBe(expected);
  });
});
