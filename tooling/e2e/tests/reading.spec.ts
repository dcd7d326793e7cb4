import { expect, test } from '../src/test';

const guide = '/material-ui/getting-started/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the side navigation marks the page, opens its group and leads on', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Button');
  await navigation.getByRole('link', { name: 'Dialog' }).click();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Dialog');
});

test('a heading of the contents is reached, and marked while it is read', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/material-ui/react-button/#accessibility');
  await expect(page.locator('h2#accessibility')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Accessibility');
});

test('the copy button copies the code, says so for 1.2 seconds and is itself again', async ({
  page,
}) => {
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

test('Ctrl+C over a block copies it, with the notice for 2 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(guide);
  await page.clock.pauseAt(60_000);
  const block = page.locator('figure.d-code').first();
  await block.locator('code').hover();
  await page.keyboard.press('ControlOrMeta+c');
  const button = block.getByRole('button');
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Copy');
});

test('a copy that fails says nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await page.goto(guide);
  const button = page.locator('figure.d-code').first().getByRole('button');
  await button.click();
  await page.waitForTimeout(200);
  await expect(button).toHaveText('Copy');
});

test('the drawer of a phone holds the focus, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await expect(navigation).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    // After the last element comes the browser's own frame, as with every modal: the body has the focus then.
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('#d-drawer') instanceof HTMLElement,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
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
