import { expect, it } from 'vitest';
import { toDaySeries } from './day-series';

const day = (name: string, useful: number, notUseful: number) => ({
  day: name,
  useful,
  notUseful,
  comments: 0,
  total: useful + notUseful,
});

const start = Date.UTC(2026, 1, 27) / 1000;
const next = 86_400;

it.each([
  [[], [[], [], []]],
  [[day('2026-02-27', 2, 1)], [[start], [2], [1]]],
  [
    [day('2026-02-27', 2, 1), day('2026-03-02', 0, 3)],
    [
      [start, start + next, start + 2 * next, start + 3 * next],
      [2, 0, 0, 0],
      [1, 0, 0, 3],
    ],
  ],
  [[day('never', 1, 1)], [[], [], []]],
])('toDaySeries(%j)', (days, expected) => {
  expect(toDaySeries(days)).toEqual(expected);
});
