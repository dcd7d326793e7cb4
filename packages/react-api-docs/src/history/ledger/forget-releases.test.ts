import { expect, it } from 'vitest';
import { forgetReleases } from './forget-releases';
import type { ApiLedger, ApiRelease } from './ledger-schema';

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
  ['1.0.0', []],
  ['1.1.0', ['1.1.0']],
  ['1.5.0', ['1.1.0']],
  ['2.0.2', ['1.1.0', '2.0.2']],
  ['2.10.0', ['1.1.0', '2.0.2', '2.1.0']],
])('forgets what comes after %s', (after, versions) => {
  const { newest, releases } = forgetReleases(ledger, after);
  expect(newest).toBe(after);
  expect(releases.map(({ version }) => version)).toEqual(versions);
});

it.each([
  ['0.9.0', 'a version from 1.0.0 to 2.10.0'],
  ['2.11.0', 'a version from 1.0.0 to 2.10.0'],
  ['two', 'a version from 1.0.0 to 2.10.0'],
  ['2.0.0', 'a version that the history compares, such as 1.9.0'],
])('cannot begin at %s', (after, message) => {
  expect(() => forgetReleases(ledger, after)).toThrow(message);
});
