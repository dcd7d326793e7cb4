import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { accessibilityStandards } from '../accessibility-standards.mjs';
import { layOutAll } from './lay-out-all';
import { licenseWatermark } from './license-notice';

/**
 * Column headers of the Data Grid that the library leaves without a name, or whose name is on an element without a
 * role: those of handles and detail panels, and the empty cell next to a group.
 */
const headsWithoutNames = [
  '[data-field="__detail_panel_toggle__"] [role="presentation"]',
  '.MuiDataGrid-columnHeader[data-field="__reorder__"]',
  '.MuiDataGrid-columnHeader--emptyGroup',
];

/** The header row of a Data Grid whose columns are all hidden. The library leaves it in place, without any cell. */
const headWithoutColumns =
  '.MuiDataGrid-columnHeaders > [role="row"]:not(:has([role="columnheader"]))';

/**
 * Returns the violations that axe finds, one line each: rule, help and the first element. Documents of single demos are
 * checked separately and need no landmarks and headings, so axe ignores frames. It runs without Playwright's wrapper,
 * which opens a second page to combine the findings of frames and takes twice as long.
 */
export async function findAccessibilityViolations(page: Page, include = 'body'): Promise<string[]> {
  // axe reports an entry that is scrolled half under the filter of the side navigation as too small.
  await page.evaluate(() => document.querySelector('.d-side-nav')?.parentElement?.scrollTo(0, 0));
  // The table of contents next to the text is visible although its disclosure is closed. axe takes it for hidden.
  await page.evaluate(() => {
    const contents = document.querySelector<HTMLDetailsElement>('.d-toc > details');
    const summary = contents?.querySelector('summary');
    if (contents && summary?.getClientRects().length === 0) contents.open = true;
  });
  // axe would measure links outside of a part with an assumed height.
  await layOutAll(page);
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  const context = {
    include,
    exclude: [licenseWatermark, headWithoutColumns, ...headsWithoutNames],
  };
  return page.evaluate(
    async ([where, runOnly]) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      const { violations } = await run(where, {
        iframes: false,
        resultTypes: ['violations'],
        runOnly,
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html ?? ''})`,
      );
    },
    [context, accessibilityStandards] as [typeof context, string[]],
  );
}
