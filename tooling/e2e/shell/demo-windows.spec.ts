import { findAccessibilityViolations, openSettings } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { demoFrameSegment } from 'docs-shell/page-document';

const dialogs = '/material-ui/react-dialog/';
const title = 'Full screen below 600 pixels';
const address = `/material-ui/${demoFrameSegment}/dialog/FullScreenDialog/`;

test('a demo in a separate document has its own viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(dialogs);
  const element = page.getByTitle(title);
  await element.scrollIntoViewIfNeeded();
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(frame.locator('[data-hydrated]')).toBeVisible();
  await frame.getByRole('button', { name: 'Show the route' }).click();
  const paper = frame.getByRole('dialog').locator('visible=true').first();
  await expect(paper).toBeVisible();
  const full = frame.locator('.MuiDialog-paperFullScreen');
  await expect(full).toHaveCount(0);
  await element.evaluate((iframe) => (iframe.style.inlineSize = '400px'));
  await expect(full).toBeVisible();
  // The tools belong to the page.
  const demo = page.locator('[data-demo="FullScreenDialog"]');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(full).toHaveCount(0);
});

for (const storage of ['kept', 'blocked'] as const) {
  test(`it follows mode, direction and density immediately, with storage ${storage}`, async ({
    page,
  }) => {
    if (storage === 'blocked') {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new Error('blocked');
        };
      });
    }
    await page.goto(dialogs);
    await page.getByTitle(title).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.locator('[data-hydrated]')).toBeVisible();
    const root = frame.locator('html');
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
    await openSettings(page);
    for (const name of ['Right to left', 'Dense']) {
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true });
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('data-density', 'dense');
    await expect(frame.getByRole('button')).toHaveClass(/MuiButton-sizeSmall/);
  });
}

test('its document is complete, and excluded from search engines', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveTitle('FullScreenDialog');
  await expect(page.locator('[data-hydrated]')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await findAccessibilityViolations(page, '[data-demo]')).toEqual([]);
  for (const file of ['/material-ui/sitemap.xml', '/material-ui/docs-manifest.json']) {
    const response = await page.request.get(file);
    const { pages } = (file.endsWith('.json') ? await response.json() : {}) as { pages?: unknown };
    const text = pages ? JSON.stringify(pages) : await response.text();
    expect(text).not.toContain(demoFrameSegment);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo is rendered', async ({ page }) => {
    await page.goto(dialogs);
    await page.getByTitle(title).scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Show the route' }),
    ).toBeVisible();
  });
});
