import type { DayTally } from 'docs-shell/feedback/service';

/** Columns of the plot: days as seconds since 1970, and the number of each answer per day. */
export type DaySeries = readonly [
  days: readonly number[],
  useful: readonly number[],
  notUseful: readonly number[],
];

const secondsPerDay = 86_400;

/** Returns all days from the first to the last. Days without an answer count 0. */
export function toDaySeries(days: readonly DayTally[]): DaySeries {
  const byDay = new Map(days.map((tally) => [toSeconds(tally.day), tally]));
  const known = [...byDay.keys()].filter((second) => Number.isFinite(second));
  if (known.length === 0) {
    return [[], [], []];
  }
  const first = Math.min(...known);
  const count = (Math.max(...known) - first) / secondsPerDay + 1;
  const all = Array.from({ length: count }, (_, index) => first + index * secondsPerDay);
  return [
    all,
    all.map((second) => byDay.get(second)?.useful ?? 0),
    all.map((second) => byDay.get(second)?.notUseful ?? 0),
  ];
}

function toSeconds(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}
