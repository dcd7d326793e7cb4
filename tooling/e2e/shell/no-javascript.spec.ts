import { expect, test } from '../src/sites/site-test';

test.use({ javaScriptEnabled: false });

test('reading and navigating work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Tiny', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await navigation.getByText('Components', { exact: true }).first().click();
  await navigation.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  const demo = page.locator('[data-demo="BasicButtons"]');
  await expect(demo.getByRole('button').first()).toBeVisible();
  await demo.getByText('Show code').click();
  await expect(demo.locator('code')).toContainText('export default function BasicButtons');
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
});

test('demos have the styles of their library', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const background = await page
    .locator('[data-demo="BasicButtons"] button')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toBe('rgb(25, 118, 210)');
});

test('the navigation opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('demos keep their light colors, on a light ground', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const readGround = (css: string) =>
      page
        .locator(css)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await readGround('html')).not.toBe('rgb(255, 255, 255)');
    expect(await readGround('[data-demo="BasicButtons"] .d-demo-preview')).toBe(
      'rgb(255, 255, 255)',
    );
  });
});
