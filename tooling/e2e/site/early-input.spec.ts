import type { Page } from '@playwright/test';
import { expect, test } from '../src/sites/site-test';

/** Holds back the code of demos. Returns a function that lets it load. */
async function delayDemos(page: Page): Promise<() => void> {
  let loadDemos = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    loadDemos = resolve;
  });
  await page.route(/\/_assets\/(?!boot-)[^/]+\.js/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return loadDemos;
}

// Material UI and Base UI open a select at `mousedown`, Joy UI at a click.
for (const address of [
  '/material-ui/react-select/',
  '/joy-ui/react-select/',
  '/base-ui/react-select/',
]) {
  for (const end of ['before', 'after']) {
    test(`a select of ${address} opens if it is pressed before hydration and released ${end} it`, async ({
      page,
    }) => {
      const loadDemos = await delayDemos(page);
      await page.goto(address);
      const demo = page.locator('[data-demo="BasicSelect"]');
      const box = demo.getByRole('combobox');
      await box.scrollIntoViewIfNeeded();
      await box.hover();
      await page.mouse.down();
      if (end === 'before') await page.mouse.up();
      await expect(demo).not.toHaveAttribute('data-hydrated');
      loadDemos();
      await expect(demo).toHaveAttribute('data-hydrated', '');
      if (end === 'after') await page.mouse.up();
      await expect(page.getByRole('listbox')).toBeVisible();
    });
  }
}

test('a checkbox that is changed before hydration stays changed', async ({ page }) => {
  const loadDemos = await delayDemos(page);
  await page.goto('/material-ui/react-checkbox/');
  const demo = page.locator('[data-demo="BasicCheckbox"]');
  const box = demo.getByRole('checkbox').first();
  const frame = demo.locator('.MuiCheckbox-root').first();
  await expect(frame).toHaveClass(/Mui-checked/);
  await box.uncheck();
  loadDemos();
  await expect(demo).toHaveAttribute('data-hydrated', '');
  await expect(frame).not.toHaveClass(/Mui-checked/);
  await box.check();
  await expect(frame).toHaveClass(/Mui-checked/);
});

test('a text that is typed before hydration stays, with its caret', async ({ page }) => {
  const loadDemos = await delayDemos(page);
  await page.goto('/material-ui/react-text-field/');
  const demo = page.locator('[data-demo="CharacterCount"]');
  const field = demo.getByRole('textbox');
  await field.fill('Canoe');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  loadDemos();
  await expect(demo).toHaveAttribute('data-hydrated', '');
  await expect(demo).toContainText('5 of 80 characters');
  await field.press('n');
  await expect(field).toHaveValue('Cannoe');
  await expect(demo).toContainText('6 of 80 characters');
});

// It removes a text that is typed without focus.
test('an autocomplete finds what is typed before hydration', async ({ page }) => {
  const loadDemos = await delayDemos(page);
  await page.goto('/material-ui/react-autocomplete/');
  const demo = page.locator('[data-demo="MultipleValues"]');
  const field = demo.getByRole('combobox');
  await field.pressSequentially('ok');
  await expect(demo).not.toHaveAttribute('data-hydrated');
  loadDemos();
  await expect(demo).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('option')).toHaveText('Bookbinding');
  await expect(field).toHaveValue('ok');
});
