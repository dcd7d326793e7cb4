import type { DayTally } from './feedback-schema';

/** Columns of a plot: the days in seconds, and how often each answer was given on them. */
export type DaySeries = readonly [
  days: readonly number[],
  useful: readonly number[],
  notUseful: readonly number[],
];

const secondsOfDay = 86_400;

/** All days from the first to the last: one without an answer has none, and is no gap. */
export function toDaySeries(days: readonly DayTally[]): DaySeries {
  const byDay = new Map(days.map((tally) => [toSeconds(tally.day), tally]));
  const known = [...byDay.keys()].filter((second) => Number.isFinite(second));
  if (known.length === 0) {
    return [[], [], []];
  }
  const first = Math.min(...known);
  const count = (Math.max(...known) - first) / secondsOfDay + 1;
  const all = Array.from({ length: count }, (_, index) => first + index * secondsOfDay);
  return [
    all,
    all.map((second) => byDay.get(second)?.useful ?? 0),
    all.map((second) => byDay.get(second)?.notUseful ?? 0),
  ];
}

function toSeconds(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}
