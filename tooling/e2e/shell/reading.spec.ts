import { expect, test } from '../src/sites/site-test';

// The scrollspy, copying and folding are tested in `reading` and `copy.browser.test.tsx`.
const guide = '/material-ui/getting-started/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the side navigation marks the page, opens its group and links to others', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Button');
  await navigation.getByRole('link', { name: 'Dialog' }).click();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Dialog');
});

test('the copy button copies the code and confirms it for 1.2 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(guide);
  await page.clock.pauseAt(60_000);
  const block = page.locator('figure.d-code').first();
  const button = block.getByRole('button');
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(page.getByRole('status').last()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
  await page.clock.runFor(1100);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Copy');
});

test('nothing scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/material-ui/react-button/', guide]) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});

test('an unknown address shows the 404 page of its product', async ({ page }) => {
  const response = await page.goto('/material-ui/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('banner')).toContainText('Material UI');
});
