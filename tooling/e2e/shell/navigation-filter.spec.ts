import { expect, test } from '../src/sites/site-test';

// The journey of the filter. Its states are tested in `navigation-filter.browser.test.tsx`.
test('a hit is reached by keyboard, and the next page restores the groups', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  const inClosedGroup = navigation.getByText('Color schemes', { exact: true });
  await expect(inClosedGroup).toBeHidden();
  await navigation.getByRole('searchbox').fill('dialog');
  await expect(navigation.getByRole('status')).toHaveText(/pages found$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Dialog');
  await expect(navigation.getByRole('searchbox')).toHaveValue('');
  await expect(inClosedGroup).toBeHidden();
});
