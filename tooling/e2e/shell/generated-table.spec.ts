import { expect, test } from '../src/sites/site-test';

// The journey of generated tables. Their filter is tested in `row-filter.browser.test.tsx`.
const address = '/system/properties/';

test('a table that is generated from the package can be filtered by value', async ({ page }) => {
  await page.goto(address);
  // All properties that the system knows, generated from the package.
  expect(await page.locator('.d-filtered tr[id]').count()).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Filter properties' }).fill('shape.borderRadius');
  const rows = page.locator('.d-filtered tr[id]:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/^borderRadius.*2 → 8px$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete and has no filter', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#prop-typography')).toBeAttached();
    await expect(page.locator('.d-row-filter')).toBeHidden();
  });
});

test('the table is part of the page as markdown', async ({ request }) => {
  const markdown = await (await request.get(`${address}index.md`)).text();
  expect(markdown).toMatch(
    /\| `px` +\| `padding-left`, `padding-right` +\| `spacing` +\| `2 → 16px` /,
  );
});
