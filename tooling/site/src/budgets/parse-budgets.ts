import { readFileSync } from 'node:fs';
import { isRecord } from 'docs-shell/lib/is-record';
import { type Budget, budgetNames, type Budgets } from './budgets';

/** Parses `budgets.json`. Throws if a row is missing, unknown, or not a number with a reason. */
export function parseBudgets(text: string): Budgets {
  const rows: unknown = JSON.parse(text);
  if (!isRecord(rows)) throw new Error('budgets.json: expected one row per budget');
  const problems = [
    ...budgetNames
      .filter((name) => !isBudget(rows[name]))
      .map((name) => `${name}: expected { "figure": KiB above 0, "why": "the reason" }`),
    ...Object.keys(rows)
      .filter((name) => !budgetNames.some((known) => known === name))
      .map((name) => `${name}: no check knows this budget`),
  ];
  if (!hasAllBudgets(rows) || problems.length > 0) {
    throw new Error(`budgets.json: ${problems.join('; ')}`);
  }
  return rows;
}

function hasAllBudgets(
  rows: Readonly<Record<string, unknown>>,
): rows is Record<string, Budget> & Budgets {
  return budgetNames.every((name) => isBudget(rows[name]));
}

function isBudget(row: unknown): row is Budget {
  return (
    isRecord(row) &&
    typeof row['figure'] === 'number' &&
    row['figure'] > 0 &&
    typeof row['why'] === 'string' &&
    row['why'] !== ''
  );
}

/** Loads the budgets of the repository from `tooling/site/budgets.json`. */
export function loadBudgets(): Budgets {
  return parseBudgets(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'));
}
