import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, a line each: rule, help and the first element. */
export async function findAccessibilityFaults(page: Page, include = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(include)
    // The document of one demo is looked at by itself: it needs no landmarks and no title.
    .exclude(['.d-demo-window', 'html'])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html ?? ''})`,
  );
}
