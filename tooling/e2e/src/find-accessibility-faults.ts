import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { licenseWatermark } from './license-notice';

/**
 * Heads of the Data Grid's own columns, which the library leaves without a name, or gives it to an element without a
 * role: those over handles and detail panels, and the empty place beside a group.
 */
const headsWithoutNames = [
  '[data-field="__detail_panel_toggle__"] [role="presentation"]',
  '.MuiDataGrid-columnHeader[data-field="__reorder__"]',
  '.MuiDataGrid-columnHeader--emptyGroup',
];

/** What axe finds, a line each: rule, help and the first element. */
export async function findAccessibilityFaults(page: Page, include = 'body'): Promise<string[]> {
  // An entry that is half under the filter of the side navigation counts as too small, but it only stands there now.
  await page.evaluate(() => document.querySelector('.d-side-nav')?.parentElement?.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    .include(include)
    .exclude(licenseWatermark)
    .exclude(headsWithoutNames.join(', '))
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => {
    // The document of one demo is looked at by itself: it needs no landmarks and no headings of a page.
    const own = nodes.filter(({ target }) => target.length === 1);
    return own.length > 0 ? [`${id}: ${help} (${own.length}×, ${own[0]?.html ?? ''})`] : [];
  });
}
