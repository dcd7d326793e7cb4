import type { ApiChange, ApiLedger } from 'react-api-docs/history';
import { describe, expect, it } from 'vitest';
import { splitChanges } from './split-changes';

type Releases = ApiLedger['releases'];

const add = (of: string, name: string): ApiChange => ({
  of,
  kind: 'prop',
  name,
  change: 'added',
});
const release = (version: string, ...changes: ApiChange[]): Releases[number] => ({
  version,
  after: '0.0.0',
  changes,
});
const many = (version: string, count: number, of = 'Brush') =>
  release(version, ...Array.from({ length: count }, (_, index) => add(of, `prop${index}`)));

const show = (releases: Releases, limit: number) =>
  splitChanges({ releases }, limit).map(({ slug, title, changes }) => [slug, title, changes.size]);

describe('the changes of a history', () => {
  it('are one page if they fit', () => {
    expect(show([many('1.0.0', 2), many('2.0.0', 2)], 4)).toEqual([]);
  });

  it('are split by version, and at each major version', () => {
    const releases = [many('1.0.0', 2), many('1.1.2', 2), many('1.2.0', 3), many('2.0.0', 1)];
    expect(show(releases, 4)).toEqual([
      ['1-0', '1.0–1.1', 4],
      ['1-2', '1.2', 3],
      ['2-0', '2.0', 1],
    ]);
  });

  it('keep patches of a minor version together, in the order of versions', () => {
    const releases = [many('2.0.0', 2), many('1.9.0', 1), many('1.9.4', 2)];
    expect(show(releases, 3)).toEqual([
      ['1-9', '1.9', 3],
      ['2-0', '2.0', 2],
    ]);
  });

  it('keep the addresses of full pages when a version joins', () => {
    const releases = [many('1.0.0', 3), many('1.1.0', 2)];
    expect(show(releases, 4).map(([slug]) => slug)).toEqual(['1-0', '1-1']);
    expect(show([...releases, many('1.2.0', 2)], 4).map(([slug]) => slug)).toEqual(['1-0', '1-1']);
  });

  it('of one large version are split evenly, but not within an export', () => {
    const changes = [...many('1.0.0', 3, 'Roller').changes, ...many('1.0.0', 2, 'Brush').changes];
    const parts = splitChanges({ releases: [release('1.0.0', ...changes, add('Ink', 'a'))] }, 4);
    expect(parts.map(({ slug, title }) => [slug, title])).toEqual([
      ['1-0', '1.0 (1 of 2)'],
      ['1-0-2', '1.0 (2 of 2)'],
    ]);
    expect(parts.map((part) => [...part.changes].map(({ of }) => of))).toEqual([
      ['Brush', 'Brush', 'Ink'],
      ['Roller', 'Roller', 'Roller'],
    ]);
  });

  it('leave out what no application notices', () => {
    const hidden: ApiChange[] = [
      { of: 'Brush', kind: 'prop', name: 'a', change: 'added', accepted: true },
      { of: 'Brush', kind: 'prop', name: 'b', change: 'added', internal: true },
    ];
    expect(show([release('1.0.0', ...hidden), many('1.1.0', 3)], 2)).toEqual([['1-1', '1.1', 3]]);
  });
});
