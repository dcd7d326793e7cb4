import { findAccessibilityViolations } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { isFull } from '../src/tier';

// The time that axe takes grows with the number of rows. A widget test examines a few of them each time.
const addresses = isFull ? ['/x/api/data-grid/changes/'] : [];

for (const address of addresses) {
  test(`axe finds nothing in the rows that ${address} loads`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(address);
    const rows = page.locator('#d-changes-rows tr[data-effect]:not([data-excluded])');
    await expect(rows).toHaveCount(0);
    // Anything but the first choice loads the rows of all versions.
    await page.locator('#d-changes input[value=changed]').uncheck();
    await expect(rows.first()).toBeVisible();
    // More than one page of changes has.
    expect(await rows.count()).toBeGreaterThan(450);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
