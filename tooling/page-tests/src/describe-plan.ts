import type { readRun } from './run-settings';

/** Returns one line: how many pages a run checks, and where the others are checked. */
export function describePlan({ checks, pages, selection }: ReturnType<typeof readRun>): string {
  const checked = new Set(checks.map(({ page }) => page.address)).size;
  const line = `${checked} of ${pages.length} pages are checked (${selection})`;
  if (selection !== 'sample' || checked === pages.length) return `${line}.`;
  return `${line}. E2E_VISITS=changed checks all that have not passed yet, E2E_VISITS=all every one.`;
}
