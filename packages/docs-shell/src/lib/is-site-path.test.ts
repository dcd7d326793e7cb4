import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSitePath } from './is-site-path';

const origin = 'https://docs.example';

describe('isSitePath', () => {
  it.each(['/', '/paint/', '/paint/a/?b=c#d', '/de/größe/', '/.//evil.example/'])(
    'accepts %j',
    (path) => {
      expect(isSitePath(path)).toBe(true);
      expect(new URL(path, origin).origin).toBe(origin);
    },
  );

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/\r\\evil.example/',
    '\t//evil.example/',
    ' /paint/',
    '/a b/',
    'javascript:alert(1)',
    'https://evil.example/',
    '',
    undefined,
  ])('refuses %j', (path) => {
    expect(isSitePath(path)).toBe(false);
  });

  it('accepts nothing that leads off the site', () => {
    const parts = ['/', '\\', '\t', '\n', '\r', ' ', '.', '..', '@', ':', '?', '#', '%2f', '\0'];
    const piece = fc.oneof(
      fc.constantFrom(...parts, 'evil.example', 'javascript:', '\u00a0', '\u2028', '／'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join('')}`;
        fc.pre(isSitePath(path));
        expect(new URL(path, `${origin}/a/b/`).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });
});
