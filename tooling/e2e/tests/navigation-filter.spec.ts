import { expect, test } from '../src/test';

// The journey of the filter. Its states are tested beside it, in `navigation-filter.browser.test.tsx`.
const address = '/material-ui/react-button/';

test.describe('over a big navigation', () => {
  test.beforeEach(async ({ page }) => {
    const words = Array.from({ length: 24 }, (_, index) => `Chapter ${index + 1}`);
    const links = words.map((word, index) => {
      return `<li><a href="/material-ui/chapter-${index}/"><span>${word}</span></a></li>`;
    });
    const group = `<li><details><summary><span>Book</span></summary><ul>${links.join('')}</ul></details></li>`;
    await page.route('**/material-ui/**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</ul></nav>', `${group}</ul></nav>`) });
    });
    await page.goto(address);
  });

  test('a hit is reached by keyboard, and the next page has the groups as they were', async ({
    page,
  }) => {
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    await navigation.getByRole('searchbox').fill('dialog');
    await expect(navigation.getByRole('status')).toHaveText(/pages found/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/material-ui/react-dialog/');
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Dialog');
    await expect(navigation.getByRole('searchbox')).toHaveValue('');
    await expect(navigation.getByText('Chapter 3', { exact: true })).toBeHidden();
  });
});
