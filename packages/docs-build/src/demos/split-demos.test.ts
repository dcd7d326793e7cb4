import { describe, expect, it } from 'vitest';
import { splitDemos } from './split-demos';

type Batches = readonly (readonly [ids: string, groups: readonly number[]])[];

describe('splitDemos', () => {
  it.each<[name: string, ids: string, groups: readonly string[], max: number, batches: Batches]>([
    ['no demos', '', ['x', ''], 2, [['', [0, 1]]]],
    ['as many demos as a batch takes', 'cab', ['ab', 'c'], 3, [['cab', [0, 1]]]],
    [
      'demos without groups',
      'abc',
      [],
      2,
      [
        ['ab', []],
        ['c', []],
      ],
    ],
    [
      'groups that stay together',
      'abcd',
      ['ad', 'b', 'c'],
      2,
      [
        ['ad', [0]],
        ['bc', [1, 2]],
      ],
    ],
    [
      'groups that share a demo',
      'abcd',
      ['ab', 'bd'],
      2,
      [
        ['abd', [0, 1]],
        ['c', []],
      ],
    ],
    [
      'a chain of groups in another order',
      'abcde',
      ['de', 'ab', 'bd'],
      2,
      [
        ['abde', [0, 1, 2]],
        ['c', []],
      ],
    ],
    [
      'a large group after others',
      'abcd',
      ['bcd', 'a'],
      2,
      [
        ['a', [1]],
        ['bcd', [0]],
      ],
    ],
    [
      'ids that are not rendered',
      'abc',
      ['xa', 'yc', 'z'],
      1,
      [
        ['a', [0, 2]],
        ['b', []],
        ['c', [1]],
      ],
    ],
  ])('splits %s', (_, ids, groups, max, batches) => {
    const found = splitDemos(
      [...ids],
      groups.map((group) => [...group]),
      max,
    );
    expect(found.map((batch) => [batch.ids.join(''), batch.groups])).toEqual(batches);
  });

  it('takes thousands of demos of one group', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => `demo-${index}`);
    const pairs = ids.slice(1).map((id, index) => [ids[index] ?? '', id]);
    expect(splitDemos(ids, pairs, 100)).toHaveLength(1);
  });
});
