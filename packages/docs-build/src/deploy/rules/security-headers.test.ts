import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

it.each([
  [undefined, undefined],
  ['http://docs.example', undefined],
  ['https://docs.example', 'max-age=31536000'],
])('keeps browsers on https if the site is there: %s', (origin, expected) => {
  const headers = securityHeaders({ DOCS_CANONICAL_ORIGIN: origin });
  expect(headers['Strict-Transport-Security']).toBe(expected);
});
