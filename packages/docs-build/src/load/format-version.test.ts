import { expect, it } from 'vitest';
import { formatVersion } from './format-version';

it.each([
  ['7.1.0', '7.1'],
  ['6.4.3', '6.4'],
  ['6.0.0', '6.0'],
  ['6.10.0', '6.10'],
  ['5.0.0-beta.12', 'beta.12'],
])('shows %s as %s', (version, text) => {
  expect(formatVersion(version)).toBe(text);
});
