import type { ApiChange, ApiRelease } from 'react-api-docs/history';
import { describe, expect, it } from 'vitest';
import { collectRowHistories } from './row-history';

const size = { of: 'Brush', kind: 'prop', name: 'size' } as const;

/** A ledger with one change of a row in each version. */
function ledger(...changes: readonly ApiChange[]): { releases: ApiRelease[] } {
  return {
    releases: changes.map((change, index) => ({
      version: `1.${index + 1}.0`,
      after: `1.${index}.0`,
      changes: [change],
    })),
  };
}

describe('collectRowHistories', () => {
  it.each<[string, ApiChange[], unknown]>([
    ['nothing', [], undefined],
    ['its first version', [{ ...size, change: 'added' }], { since: '1.1.0', changes: [] }],
    [
      'no version if it was accepted before',
      [{ ...size, change: 'added', accepted: true }],
      { changes: [] },
    ],
    [
      'the version that added it again',
      [
        { ...size, change: 'added' },
        { ...size, change: 'removed' },
        { ...size, change: 'added' },
      ],
      { since: '1.3.0', changes: [] },
    ],
    [
      'nothing of what is gone',
      [
        { ...size, change: 'added' },
        { ...size, change: 'removed' },
      ],
      undefined,
    ],
    [
      'its deprecation',
      [{ ...size, change: 'deprecated' }],
      { deprecatedSince: '1.1.0', changes: [] },
    ],
    [
      'no deprecation that was taken back',
      [
        { ...size, change: 'deprecated' },
        { ...size, change: 'undeprecated' },
      ],
      { changes: [] },
    ],
    [
      'each change',
      [
        { ...size, change: 'default', before: '1', after: '2' },
        { ...size, change: 'type', before: 'a', after: 'b' },
      ],
      {
        changes: [
          { version: '1.1.0', change: 'default', before: '1', after: '2' },
          { version: '1.2.0', change: 'type', before: 'a', after: 'b' },
        ],
      },
    ],
    [
      'what happened under an earlier name',
      [
        { ...size, name: 'unstable_size', change: 'added' },
        { ...size, change: 'renamed', from: 'unstable_size' },
      ],
      { since: '1.1.0', changes: [] },
    ],
  ])('knows %s', (_what, changes, expected) => {
    expect(collectRowHistories(ledger(...changes))(size)).toEqual(expected);
  });

  it('follows exports that are renamed at once', () => {
    const moved = (of: string, from: string): ApiChange => ({
      of,
      kind: 'component',
      name: of,
      change: 'renamed',
      from,
    });
    const historyOf = collectRowHistories({
      releases: [
        { version: '1.1.0', after: '1.0.0', changes: [{ ...size, of: 'Grid2', change: 'added' }] },
        { version: '1.2.0', after: '1.1.0', changes: [{ ...size, of: 'Grid', change: 'added' }] },
        {
          version: '2.0.0',
          after: '1.2.0',
          changes: [moved('GridLegacy', 'Grid'), moved('Grid', 'Grid2')],
        },
      ],
    });
    expect(historyOf({ ...size, of: 'Grid' })?.since).toBe('1.1.0');
    expect(historyOf({ ...size, of: 'GridLegacy' })?.since).toBe('1.2.0');
    expect(historyOf({ ...size, of: 'Grid2' })).toBeUndefined();
  });
});
