import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { accessibilityStandards } from '../accessibility-standards.mjs';
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

/**
 * What axe finds, a line each: rule, help and the first element. The document of one demo is looked at by itself: it
 * needs no landmarks and no headings of a page, so axe stays out of frames. It runs without Playwright's wrapper, which
 * opens a second page to put the findings of frames together, and takes twice as long for it.
 */
export async function findAccessibilityViolations(page: Page, include = 'body'): Promise<string[]> {
  // An entry that is half under the filter of the side navigation counts as too small, but it only stands there now.
  await page.evaluate(() => document.querySelector('.d-side-nav')?.parentElement?.scrollTo(0, 0));
  // Contents beside the text are shown though their disclosure is closed, which axe takes for hidden.
  await page.evaluate(() => {
    const contents = document.querySelector<HTMLDetailsElement>('.d-toc > details');
    const summary = contents?.querySelector('summary');
    if (contents && summary?.getClientRects().length === 0) contents.open = true;
  });
  // A row of an API page that is out of sight has a guessed height, and axe would measure its links outside of it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.d-api-rows tr[id] { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  const context = { include, exclude: [licenseWatermark, ...headsWithoutNames] };
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
