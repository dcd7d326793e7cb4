import { expect, it } from 'vitest';
import type { ApiLedger, ApiRelease } from './ledger-schema';
import { parseRange, replaceReleases } from './replace-releases';

const release = (after: string, version: string): ApiRelease => ({
  after,
  version,
  changes: [{ of: 'Brush', kind: 'prop', name: 'size', change: 'optional' }],
});
const ledger: ApiLedger = {
  schemaVersion: 1,
  packages: ['paint'],
  oldest: '1.0.0',
  newest: '2.10.0',
  releases: [release('1.0.0', '1.1.0'), release('1.9.0', '2.0.2'), release('2.0.2', '2.1.0')],
  baseline: {},
};

it.each([
  ['1.0.0', '2.10.0', ['2.0.1']],
  ['1.1.0', '2.0.2', ['1.1.0', '2.0.1', '2.1.0']],
  ['1.5.0', '2.1.0', ['1.1.0', '2.0.1']],
  ['2.0.2', '2.0.2', ['1.1.0', '2.0.2', '2.0.1', '2.1.0']],
])('replaces the releases after %s up to %s', (from, to, versions) => {
  const { releases } = replaceReleases(ledger, { from, to }, [release('2.0.0', '2.0.1')]);
  expect(releases.map(({ version }) => version)).toEqual(versions);
});

it.each([
  ['1.0.0', { from: '1.0.0', to: '2.10.0' }],
  ['1.5.0..2.0.2', { from: '1.5.0', to: '2.0.2' }],
])('reads %s', (text, range) => {
  expect(parseRange(text, ledger)).toEqual(range);
});

it.each([
  ['0.9.0', 'a version from 1.0.0 to 2.10.0'],
  ['2.11.0', 'a version from 1.0.0 to 2.10.0'],
  ['two', 'a version from 1.0.0 to 2.10.0'],
  ['1.0.0..', 'a version from 1.0.0 to 2.10.0'],
  ['2.0.2..1.1.0', 'a version from 2.0.2 to 2.10.0'],
  ['2.0.0', 'a version that the history compares, such as 1.9.0'],
  ['1.1.0..2.0.1', 'a version that the history compares, such as 1.9.0'],
])('does not read %s', (text, message) => {
  expect(() => parseRange(text, ledger)).toThrow(message);
});
