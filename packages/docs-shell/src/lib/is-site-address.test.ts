import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSiteAddress } from './is-site-address';

it.each(['/', '/material-ui/react-button/#sizes', '/a?b=//c', '/zh/文', '/a\\b'])(
  'accepts %s',
  (address) => {
    expect(isSiteAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'a/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  '/\r\\evil.example/',
  'javascript:alert(1)',
  'https://evil.example/',
  '/a b',
  1,
  null,
])('refuses %j', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});

it('accepts no address of another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '\u00a0',
    '\ufeff',
    '.',
    '..',
    ':',
    '@',
    'a',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = pieces.join('');
      if (isSiteAddress(address)) {
        expect(new URL(address, 'https://site.invalid/page/').origin).toBe('https://site.invalid');
      }
    }),
    { seed: 26, numRuns: 20_000 },
  );
});
