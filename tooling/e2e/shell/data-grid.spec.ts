import type { Locator, Page } from '@playwright/test';
import {
  findAccessibilityViolations,
  licenseWatermark,
  missingLicenseNotice,
  openSettings,
  presetSettings,
  hydrateDemos,
} from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

const overview = '/x/react-data-grid/';
const columns = '/x/react-data-grid/columns/';
const editing = '/x/react-data-grid/editing/';
const grouping = '/x/react-data-grid/row-grouping/';
const performance = '/x/react-data-grid/performance/';

function demo(page: Page, name: string) {
  return page.locator(`[data-demo="${name}"]`);
}

test('a grid sorts, filters through its menu, selects and turns the page', async ({ page }) => {
  await page.goto(overview);
  await hydrateDemos(page, ['HutsGrid']);
  const grid = demo(page, 'HutsGrid').getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(6);
  await grid.getByRole('columnheader', { name: 'Altitude (m)' }).click();
  await expect(grid.getByRole('gridcell').nth(1)).toHaveText('Fern Hollow');
  await demo(page, 'HutsGrid').getByRole('button', { name: 'Go to next page' }).click();
  await expect(grid.getByRole('row')).toHaveCount(5);
});

test('@full with stored settings, rows are dense, and menu and filter panel are dark and mirrored', async ({
  page,
}) => {
  await presetSettings(page, { mode: 'dark', direction: 'rtl', density: 'dense' });
  await page.goto(overview);
  await hydrateDemos(page, ['HutsGrid']);
  const grid = demo(page, 'HutsGrid').getByRole('grid');
  const header = grid.getByRole('columnheader', { name: 'Hut' });
  await expect
    .poll(async () => (await grid.getByRole('row').nth(1).boundingBox())?.height)
    .toBeLessThan(40);
  const checkbox = await grid.getByRole('columnheader').first().boundingBox();
  expect(checkbox?.x).toBeGreaterThan((await header.boundingBox())?.x ?? Infinity);
  await header.hover();
  await header.getByRole('button', { name: 'Hut column menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectDarkAndRtl(page.locator('.MuiDataGrid-menu .MuiPaper-root'));
  // Its place depends on the direction of the theme.
  const mirrored = ['data-popper-placement', 'bottom-start'] as const;
  await expect(page.locator('.MuiDataGrid-menu')).toHaveAttribute(...mirrored);
  await menu.getByRole('menuitem', { name: 'Filter' }).click();
  const panel = page.locator('.MuiDataGrid-panel');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expectDarkAndRtl(panel.locator('.MuiDataGrid-paper'));
  await expect(panel).toHaveAttribute(...mirrored);
  // The styles have `left: 0`.
  await expect(panel.locator('label', { hasText: 'Value' })).toHaveCSS('right', '0px');
  await panel.getByRole('textbox').fill('slate');
  await expect(grid.getByRole('row')).toHaveCount(2);
  expect(await findAccessibilityViolations(page, '.MuiDataGrid-panel')).toEqual([]);
});

test('@full a running grid follows each change of density and direction: rows, columns, styles and arrow keys', async ({
  page,
}) => {
  await page.goto(columns);
  await hydrateDemos(page, ['ColumnWidths']);
  const row = demo(page, 'ColumnWidths').getByRole('row').nth(1);
  const height = async () => (await row.boundingBox())?.height;
  expect(await height()).toBeCloseTo(52, 0);
  const edges = () =>
    row
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
  const before = await edges();
  expect(before).toEqual(before.toSorted((a, b) => a - b));
  await openSettings(page);
  await page.getByRole('radio', { name: 'Dense' }).check({ force: true });
  await expect.poll(height).toBeLessThan(40);
  await page.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect.poll(height).toBeLessThan(40);
  await expect
    .poll(async () => (await edges()).toSorted((a, b) => b - a).join() === (await edges()).join())
    .toBe(true);
  // The styles have `right: -5px`.
  const separator = demo(page, 'ColumnWidths').locator('.MuiDataGrid-columnSeparator').first();
  await expect(separator).toHaveCSS('left', '-5px');
  // What an arrow key does depends on the direction of the theme.
  await row.getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('gridcell').nth(1)).toBeFocused();
});

test('@full a change is kept, an invalid one is rejected, and a failed one is explained', async ({
  page,
}) => {
  await page.goto(editing);
  await hydrateDemos(page, ['EditCells', 'ValidateCells', 'RefusedChange']);
  const type = async (name: string, cell: string, value: string) => {
    await demo(page, name).getByRole('gridcell', { name: cell, exact: true }).first().dblclick();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  };
  await type('EditCells', '6', '10');
  await expect(demo(page, 'EditCells').getByRole('status')).toHaveText('16 pots in all');
  await type('ValidateCells', '24', '50');
  await expect(demo(page, 'ValidateCells').locator('[aria-invalid="true"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    demo(page, 'ValidateCells').getByRole('gridcell', { name: '24', exact: true }),
  ).toBeVisible();
  await type('RefusedChange', '500', '5000');
  await expect(demo(page, 'RefusedChange').getByRole('alert')).toContainText('needs an approval');
});

test('@full only the rows in view of 100,000 are in the document', async ({ page }) => {
  await page.goto(performance);
  await hydrateDemos(page, ['HundredThousandRows']);
  const grid = demo(page, 'HundredThousandRows').getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
  await grid.getByRole('gridcell').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(grid.locator('[data-id="100000"]')).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
});

test('@full groups open, close, and have totals', async ({ page }) => {
  await page.goto(grouping);
  await hydrateDemos(page, ['GroupByColumn', 'GroupedByRange', 'GroupTotals']);
  const grid = demo(page, 'GroupByColumn').getByRole('treegrid');
  await expect(grid.getByRole('gridcell', { name: 'University' })).toBeVisible();
  await grid.getByRole('row').filter({ hasText: 'Green' }).getByRole('button').click();
  await expect(grid.getByRole('gridcell', { name: 'University' })).toBeHidden();
  await grid.getByRole('row').filter({ hasText: 'Green' }).getByRole('button').click();
  await expect(grid.getByRole('gridcell', { name: 'University' })).toBeVisible();
  // The code below the grid contains the name of the group.
  const range = demo(page, 'GroupedByRange').getByRole('gridcell', { name: '20 to 99' });
  await expect(range).toBeVisible();
  await expect(demo(page, 'GroupTotals').getByRole('gridcell', { name: '126' })).toBeVisible();
});

test('without a key, each paid package logs a notice once and shows it on each grid', async ({
  page,
}) => {
  test.skip(process.env['MUI_X_LICENSE_KEY'] !== undefined, 'the site has a key');
  const notices: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') notices.push(message.text());
  });
  await page.goto(grouping);
  await hydrateDemos(page, ['GroupByColumn', 'NestedGroups']);
  await expect(demo(page, 'NestedGroups').locator(licenseWatermark)).toHaveText(
    'MUI X Missing license key',
  );
  expect(notices).toEqual([missingLicenseNotice('@mui/x-data-grid-premium')]);
  await page.goto(performance);
  await hydrateDemos(page, ['HundredThousandRows']);
  await expect(demo(page, 'HundredThousandRows').locator(licenseWatermark)).toHaveText(
    'MUI X Missing license key',
  );
  expect(notices.slice(1)).toEqual([missingLicenseNotice('@mui/x-data-grid-pro')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain table replaces each grid, with its first rows', async ({ page }) => {
    await page.goto(columns);
    const derived = demo(page, 'DerivedValues').getByRole('table');
    await expect(derived).toBeVisible();
    await expect(derived.getByRole('columnheader')).toHaveText(['Leg', 'Distance', 'Speed']);
    await expect(derived.getByRole('cell')).toContainText(['Harbor to Mill Lane', '4.2 km']);
    await page.goto(performance);
    const first = demo(page, 'HundredThousandRows').getByRole('table');
    await expect(first.locator('caption')).toContainText('The first 10 of 100,000 rows');
    await expect(first.getByRole('row')).toHaveCount(11);
    expect(await fitsItsFrame(page)).toBe(true);
  });
});

/** The direction of a menu or a panel, and its background in dark mode. */
async function expectDarkAndRtl(paper: Locator): Promise<void> {
  await expect(paper).toHaveCSS('direction', 'rtl');
  const color = await paper.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(Number(/rgb\((\d+)/.exec(color)?.[1])).toBeLessThan(80);
}

/** No part of a table is below its frame, where it would cover the content after it. */
async function fitsItsFrame(page: Page): Promise<boolean> {
  const frame = await demo(page, 'HundredThousandRows').locator('.d-demo-fallback').boundingBox();
  const table = await demo(page, 'HundredThousandRows').getByRole('table').boundingBox();
  return frame !== null && table !== null && table.y + table.height <= frame.y + frame.height;
}
