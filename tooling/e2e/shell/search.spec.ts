import type { Page } from '@playwright/test';
import { watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// The journey of search. The states of its dialog are tested in `search*.browser.test.tsx`.
const address = '/material-ui/react-button/';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('the code of search is loaded only when the pointer rests on the button', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const requests = watchRequests(page.context());
  await page.goto(address);
  await requests.waitForIdle(page);
  const ofSearch = () => loaded.filter((url) => /search/.test(url));
  await page.mouse.move(400, 400);
  expect(ofSearch()).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(3);
  await expect(dialogOf(page)).toBeHidden();
});

test('by keyboard only: open, find, move, follow, go back', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('dialog focus');
  await expect(active(page)).toContainText('Focus');
  await expect(active(page).locator('mark').first()).toHaveText('Focus');
  await expect(dialogOf(page).getByRole('status').first()).toHaveText(/\d+ results/);
  const id = await active(page).getAttribute('id');
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).not.toHaveAttribute('id', id ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-dialog/#focus');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'dialog focus' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Button/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('Ctrl K opens search before the other features have started', async ({ page }) => {
  // The shell pauses after its first feature, as on a slow processor, and never continues.
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => (now += 5);
    const pause = { yield: () => new Promise(() => undefined) };
    Object.defineProperty(globalThis, 'scheduler', { value: pause });
  });
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
});

test('a 404 page lists results for the words of its address, also those of other products', async ({
  page,
}) => {
  const first = page.getByRole('main').locator('[data-search-path]').getByRole('link').first();
  await page.goto('/material-ui/react-dialogs.md');
  await expect(first).toHaveAttribute('href', '/material-ui/react-dialog/');
  await page.goto('/material-ui/react-data-grid/');
  await expect(first).toHaveAttribute('href', '/x/react-data-grid/');
});
