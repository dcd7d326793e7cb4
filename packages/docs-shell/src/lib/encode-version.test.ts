import { expect, it } from 'vitest';
import { encodeVersion } from './encode-version';

it.each([
  ['7.1.0', '070100'],
  ['6.4.12', '060412'],
  ['6.4', '060499'],
  ['6', '069999'],
  ['5.0.0-beta.12', '050012'],
])('encodes %s as %s', (version, code) => {
  expect(encodeVersion(version)).toBe(code);
});
