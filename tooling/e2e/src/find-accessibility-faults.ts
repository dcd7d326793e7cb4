import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { licenseWatermark } from './license-notice';

/** What axe finds, a line each: rule, help and the first element. */
export async function findAccessibilityFaults(page: Page, include = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(include)
    .exclude(licenseWatermark)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html ?? ''})`,
  );
}
