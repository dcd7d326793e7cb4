import type { loadBudgets } from '@tooling/site/budgets';
import { own } from './adapters/own';
import type { Figures } from './summarize';

/** Milliseconds, unthrottled, on 1,000 pages. */
const limits = { first: 300, warm: 50 };

/** Returns a line for each limit that our own search exceeds. */
export function findBrokenLimits(
  rows: readonly (readonly [name: string, figures: Figures])[],
  { searchInOneProduct, searchOverAll }: ReturnType<typeof loadBudgets>,
): readonly string[] {
  const budgets = [searchInOneProduct.figure, searchOverAll.figure];
  return own.flatMap(({ name }, at) => {
    const figures = rows.find(([rowName]) => rowName === name)?.[1];
    if (!figures) return [];
    const checks = [
      ['KiB for a first query', figures.kibibytes, budgets[at] ?? 0],
      ['ms from opening to the first result', figures.first, limits.first],
      ['ms for a warm query', figures.again, limits.warm],
    ] as const;
    return checks
      .filter(([, figure, limit]) => figure > limit)
      .map(([what, figure, limit]) => `${name}: ${figure.toFixed(1)} ${what}, limit ${limit}.`);
  });
}
