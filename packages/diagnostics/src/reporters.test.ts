import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { DiagnosticsError, diagnosticsOf, throwDiagnostics } from './diagnostics-error';
import { formatGithub, formatJson, formatText } from './reporters';

const message = { code: 'DOCS1003', received: 'a', expected: 'b', hint: 'Write b.' } as const;

const diagnostics: readonly Diagnostic[] = Object.freeze([
  { ...message, file: 'apps/b/product.ts', line: 20 },
  { ...message, file: 'apps/b/product.ts', line: 3, path: 'pages[10].plan' },
  { ...message, file: 'apps/b/product.ts', line: 3, path: 'pages[9].plan' },
  { ...message, file: 'apps/a/content/index.mdx', received: 'two\nlines' },
]);

describe('formatText', () => {
  it('writes one block per diagnostic, sorted, and counts them', () => {
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/a/content/index.mdx  DOCS1003
        received  two
                  lines
        expected  b
        hint      Write b.

      apps/b/product.ts:3  pages[9].plan  DOCS1003
        received  a
        expected  b
        hint      Write b.

      apps/b/product.ts:3  pages[10].plan  DOCS1003
        received  a
        expected  b
        hint      Write b.

      apps/b/product.ts:20  DOCS1003
        received  a
        expected  b
        hint      Write b.

      4 errors"
    `);
  });

  it('counts one error in the singular', () => {
    expect(formatText(diagnostics.slice(0, 1))).toMatch(/\n\n1 error$/);
  });

  it('does not change its input', () => {
    formatText(diagnostics);
    expect(diagnostics[0]?.line).toBe(20);
  });
});

describe('formatJson', () => {
  it('writes all fields in the order of the files', () => {
    const parsed: unknown = JSON.parse(formatJson(diagnostics));
    expect(parsed).toEqual({
      version: 1,
      diagnostics: [diagnostics[3], diagnostics[2], diagnostics[1], diagnostics[0]],
    });
  });
});

describe('formatGithub', () => {
  it('writes a workflow command per diagnostic', () => {
    expect(formatGithub(diagnostics)).toMatchInlineSnapshot(`
      "::error file=apps/a/content/index.mdx,title=DOCS1003::received two%0Alines%0Aexpected b%0AWrite b.
      ::error file=apps/b/product.ts,line=3,title=DOCS1003 pages[9].plan::received a%0Aexpected b%0AWrite b.
      ::error file=apps/b/product.ts,line=3,title=DOCS1003 pages[10].plan::received a%0Aexpected b%0AWrite b.
      ::error file=apps/b/product.ts,line=20,title=DOCS1003::received a%0Aexpected b%0AWrite b."
    `);
  });

  it('escapes characters that would end a command or a property', () => {
    const odd = { ...message, file: 'a,b:c.mdx', received: '100 %\r\n::warning::x' };
    expect(formatGithub([odd])).toMatchInlineSnapshot(
      `"::error file=a%2Cb%3Ac.mdx,title=DOCS1003::received 100 %25%0D%0A::warning::x%0Aexpected b%0AWrite b."`,
    );
  });

  it('writes nothing if there are no diagnostics', () => {
    expect(formatGithub([])).toBe('');
  });
});

describe('DiagnosticsError', () => {
  it('has all diagnostics as text in its message and as data', () => {
    const error = new DiagnosticsError(diagnostics);
    expect(error).toMatchObject({ name: 'DiagnosticsError', message: formatText(diagnostics) });
    expect(diagnosticsOf(error)).toBe(diagnostics);
  });

  it('is thrown only if there are diagnostics', () => {
    expect(() => throwDiagnostics([])).not.toThrow();
    expect(() => throwDiagnostics(diagnostics)).toThrow(DiagnosticsError);
  });

  it('is distinguished from other errors', () => {
    expect(diagnosticsOf(new Error('a'))).toBeUndefined();
    expect(diagnosticsOf('a')).toBeUndefined();
  });
});
