import { describe, expect, it } from 'vitest';
import type { ApiChange } from '../ledger/ledger-schema';
import {
  findReleases,
  sampleVersions,
  type Precision,
  type VersionComparison,
} from './find-releases';

const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.1.0', '1.1.1', '1.1.2', '2.0.0'];

/** Compares versions whose props are those that the table adds up to them. Counts the comparisons. */
function setUp(
  added: Readonly<Record<string, string>>,
  options?: { readonly precision?: Precision; readonly isNewestFirst?: boolean },
) {
  const read = new Set<string>();
  const compare: VersionComparison = (after, version) => {
    read.add(after).add(version);
    const names = versions.slice(versions.indexOf(after) + 1, versions.indexOf(version) + 1);
    return Promise.resolve(
      names.flatMap((exportName): ApiChange[] => {
        const name = added[exportName];
        return name ? [{ of: 'Brush', kind: 'prop', name, change: 'added' }] : [];
      }),
    );
  };
  const find = async () => {
    const found = [];
    for await (const release of findReleases(versions, compare, options)) found.push(release);
    return found;
  };
  return { find, read };
}

describe('findReleases', () => {
  it.each(versions.slice(1))('finds a change of %s, and the version before it', async (version) => {
    const releases = await setUp({ [version]: 'size' }).find();
    expect(releases).toEqual([{ from: versions[versions.indexOf(version) - 1], to: version }]);
  });

  it('finds changes of several patches of one minor', async () => {
    const releases = await setUp({ '1.0.1': 'size', '1.0.3': 'color' }).find();
    expect(releases.map(({ to }) => to)).toEqual(['1.0.1', '1.0.3']);
  });

  it('finds the newest release first if asked to', async () => {
    const added = { '1.0.1': 'size', '1.0.3': 'color', '2.0.0': 'tip' };
    const releases = await setUp(added, { isNewestFirst: true }).find();
    expect(releases.map(({ to }) => to)).toEqual(['2.0.0', '1.0.3', '1.0.1']);
  });

  it('reads only the last patch of each minor if nothing changed', async () => {
    const { find, read } = setUp({});
    expect(await find()).toEqual([]);
    expect([...read]).toEqual(['1.0.0', '1.0.3', '1.1.2', '2.0.0']);
  });

  it('names the last patch of a minor if that is precise enough', async () => {
    const releases = await setUp({ '1.1.0': 'size' }, { precision: 'minor' }).find();
    expect(releases).toEqual([{ from: '1.0.3', to: '1.1.2' }]);
  });
});

it('samples the first version and the last patch of each minor, and each prerelease', () => {
  expect(sampleVersions(versions)).toEqual(['1.0.0', '1.0.3', '1.1.2', '2.0.0']);
  expect(sampleVersions(['1.0.0-beta.1', '1.0.0-beta.2'])).toHaveLength(2);
});
