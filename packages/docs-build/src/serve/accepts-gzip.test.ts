import { expect, it } from 'vitest';
import { acceptsGzip } from './accepts-gzip';

it.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['*', true],
  ['*;q=0', false],
  ['identity, *;q=0', false],
  ['gzip;q=0, *', false],
  ['br', false],
  ['gzipped', false],
  ['gzip;q=none', false],
  [undefined, false],
])('reads the weights of %j', (header, expected) => {
  expect(acceptsGzip(header === undefined ? {} : { 'accept-encoding': header })).toBe(expected);
});
