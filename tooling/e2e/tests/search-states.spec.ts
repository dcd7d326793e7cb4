import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { expect, test } from '../src/test';

const address = '/material-ui/react-button/';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const first = (page: Page) => page.locator('.d-search [role=option]').first();
const note = (page: Page) => dialogOf(page).getByRole('status').nth(1);

/** How many indexes have answered. */
function countIndexes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    return resources.filter(({ name }) => name.endsWith('/search-en.json')).length;
  });
}

/** Drops the complaints that a test asks for. */
function allow(complaints: string[], pattern: RegExp) {
  complaints.splice(0, Infinity, ...complaints.filter((text) => !pattern.test(text)));
}

/** What the box may look like, and how it comes to that. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a reader’s first visit': async (page) => {
    await expect(dialogOf(page).getByText('Type a component')).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
  },
  'nothing typed': async (page) => {
    await boxOf(page).fill('flexbox');
    // Not the first one: the index of another product may still bring a better answer.
    await page.locator('[role=option][href="/system/flexbox/"]').click();
    await page.waitForURL('/system/flexbox/');
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByText('Pages you read last')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Clear searches' }).click();
    await expect(page.getByRole('option', { name: 'flexbox' })).toBeHidden();
  },
  'nothing found': async (page) => {
    await boxOf(page).fill('qqqqqqq');
    await expect(dialogOf(page).getByText('Nothing found')).toBeVisible();
  },
  'texts that do not answer': async (page) => {
    await page.waitForLoadState('networkidle');
    await page.route('**/_assets/search-*.txt', (route) => route.abort());
    await boxOf(page).fill('portal');
    await expect(note(page)).toContainText('Only titles and names were searched');
    await page.unroute('**/_assets/search-*.txt');
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(note(page)).toHaveText('');
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`axe has nothing to say of ${name}`, async ({ page, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).toBeFocused();
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityFaults(page, '.d-search')).toEqual([]);
    }
    allow(watch.complaints, /ERR_FAILED/);
  });
}

test('what is loaded is searched offline, too (SPEC SE-2)', async ({ page, context, watch }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Search' }).hover();
  const products = await page.locator('[data-products]').getAttribute('data-products');
  await expect.poll(() => countIndexes(page)).toBe(products?.split(',').length);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await boxOf(page).fill('dialog');
  await expect(first(page)).toHaveAttribute('href', '/material-ui/react-dialog/');
  await expect(note(page)).toContainText('Only titles and names were searched');
  allow(watch.complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('where no product answers, the box says so, and finds again when one does', async ({
  page,
  watch,
}) => {
  await page.goto(address);
  await page.route(/(search-en|docs-manifest)\.json$/, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByText('Are you online?')).toBeVisible();
  await boxOf(page).fill('dialog');
  await expect(dialogOf(page).getByText('Are you online?')).toBeVisible();
  await page.unroute(/(search-en|docs-manifest)\.json$/);
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(first(page)).toHaveAttribute('href', '/material-ui/react-dialog/');
  allow(watch.complaints, /ERR_FAILED/);
});
