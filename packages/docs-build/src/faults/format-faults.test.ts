import { describe, expect, it } from 'vitest';
import { DocsError } from './docs-error';
import { formatFaults } from './format-faults';

const fault = { found: 'a', expected: 'b', fix: 'Write b.' };

describe('formatFaults', () => {
  it('writes one block per fault, sorted, and the count', () => {
    const faults = [
      { ...fault, file: 'apps/b/product.ts', line: 20 },
      { ...fault, file: 'apps/b/product.ts', line: 3, path: 'pages[10].plan' },
      { ...fault, file: 'apps/b/product.ts', line: 3, path: 'pages[9].plan' },
      { ...fault, file: 'apps/a/content/index.mdx', found: 'two\nlines' },
    ];
    expect(formatFaults(faults)).toMatchInlineSnapshot(`
      "apps/a/content/index.mdx
        found     two
                  lines
        expected  b
        fix       Write b.

      apps/b/product.ts:3  pages[9].plan
        found     a
        expected  b
        fix       Write b.

      apps/b/product.ts:3  pages[10].plan
        found     a
        expected  b
        fix       Write b.

      apps/b/product.ts:20
        found     a
        expected  b
        fix       Write b.

      4 faults"
    `);
  });

  it('counts one fault in the singular', () => {
    expect(formatFaults([{ ...fault, file: 'a.mdx' }])).toMatch(/\n\n1 fault$/);
  });

  it('leaves its input alone', () => {
    const faults = Object.freeze([
      { ...fault, file: 'b' },
      { ...fault, file: 'a' },
    ]);
    expect(formatFaults(faults).startsWith('a\n')).toBe(true);
    expect(faults[0]?.file).toBe('b');
  });
});

describe('DocsError', () => {
  it('says everything in its message', () => {
    const faults = [{ ...fault, file: 'a.mdx' }];
    const error = new DocsError(faults);
    expect(error).toMatchObject({ name: 'DocsError', faults, message: formatFaults(faults) });
  });
});
