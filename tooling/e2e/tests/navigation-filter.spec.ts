import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { expect, test } from '../src/test';

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

  test('it finds pages, says how many, and puts everything back', async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    const box = navigation.getByRole('searchbox', { name: 'Filter navigation' });
    const status = navigation.getByRole('status');
    const states = () =>
      navigation
        .locator('details')
        .evaluateAll((groups) => groups.map((group) => group.hasAttribute('open')));
    const before = await states();
    await box.fill('chapter 2');
    await expect(status).toHaveText('7 pages found');
    await expect(navigation.getByRole('link', { name: 'Chapter 24' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Dialog' })).toBeHidden();
    expect(await findAccessibilityFaults(page, '.d-side-nav')).toEqual([]);
    await box.fill('chapter 24');
    await expect(status).toHaveText('1 page found');
    await box.fill('nothing like it');
    await expect(status).toHaveText('No page found');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(status).toHaveText('');
    expect(await states()).toEqual(before);
    await expect(navigation.getByRole('link', { name: 'Dialog' })).toBeVisible();
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

  test('in the drawer Escape first clears the box, then closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const box = page.getByRole('searchbox', { name: 'Filter navigation' });
    await box.fill('dialog');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });
});

test('a small product has no filter', async ({ page }) => {
  await page.goto('/versions/');
  await expect(page.getByRole('searchbox', { name: 'Filter navigation' })).toBeHidden();
});
