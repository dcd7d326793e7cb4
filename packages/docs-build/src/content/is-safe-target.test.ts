import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSafeTarget } from './is-safe-target';

it.each([
  '/material-ui/',
  '#top',
  '?a=b',
  './images/',
  '../joy-ui/#a:b',
  '/a?next=javascript:x',
  'https://react.dev/',
  'HTTP://react.dev',
  'mailto:docs@example.com',
])('accepts %s', (href) => {
  expect(isSafeTarget(href)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'https:evil.example',
  'https:/\\evil.example',
  'https://[broken',
  '//[broken',
])('rejects %j', (href) => {
  expect(isSafeTarget(href)).toBe(false);
});

it('rejects every URL that a browser runs or that hides its host', () => {
  const pieces = fc.constantFrom(
    ...['javascript:', 'data:', 'https:', '/', '\\', '\t', '\n', ' ', '\u0000', '%', '.', '#', 'a'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const href = parts.join('');
      if (!isSafeTarget(href) || !URL.canParse(href, 'https://site.invalid/page/')) return;
      const url = new URL(href, 'https://site.invalid/page/');
      const isOwn = url.origin === 'https://site.invalid';
      expect(isOwn || /^https?:\/\//.test(href)).toBe(true);
    }),
    { seed: 26, numRuns: 20_000 },
  );
});
