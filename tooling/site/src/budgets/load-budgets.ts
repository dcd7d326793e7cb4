import { readFileSync } from 'node:fs';
import type { Budgets } from './budgets';
import { parseBudgets } from './parse-budgets';

/** The budgets of the repository: `tooling/site/budgets.json`. */
export function loadBudgets(): Budgets {
  return parseBudgets(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'));
}
