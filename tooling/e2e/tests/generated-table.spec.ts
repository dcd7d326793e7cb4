import { expect, test } from '../src/test';

const address = '/system/properties/';

test('a table that is made from the package is looked through by name, value and keyboard', async ({
  page,
}) => {
  await page.goto(address);
  const box = page.getByRole('searchbox', { name: 'Filter properties' });
  const status = page.locator('.d-row-filter [role=status]');
  const shown = page.locator('.d-filtered tr[id]:visible');
  const all = await page.locator('.d-filtered tr[id]').count();
  // As many as the system knows, none of them typed by hand.
  expect(all).toBeGreaterThan(100);
  await box.fill('inline margin');
  await expect(status).toHaveText('3 found');
  await expect(shown).toHaveCount(3);
  await box.fill('shape.borderRadius');
  await expect(shown).toHaveText(/^borderRadius.*2 → 8px$/);
  await box.fill('nothing like it');
  await expect(status).toHaveText('None found');
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(all);
});

test('a row that an address names is shown whatever is filtered', async ({ page }) => {
  await page.goto(`${address}#prop-zIndex`);
  await expect(page.locator('#prop-zIndex')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Filter properties' }).fill('padding');
  await expect(page.locator('#prop-zIndex')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#prop-bgcolor';
  });
  await expect(page.locator('#prop-bgcolor')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete, and offers no filter', async ({ page }) => {
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
