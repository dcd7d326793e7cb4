import type { Page } from '@playwright/test';
import { expect, test } from '../src/sites/site-test';

// A phone cannot point at a demo before it taps. What loads the code of toolbars is tested in `load-toolbars.browser.test.tsx`.
test.use({
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 390, height: 844 },
});

const toolbar = (page: Page) =>
  page.locator('[data-demo="BasicButtons"]').getByRole('toolbar', { name: 'Demo tools' });

/** Counts clicks that browser code makes. Safari gives these no access to the clipboard. */
async function countRepeatedClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted)
          sessionStorage.setItem('repeated', `${sessionStorage.getItem('repeated')}.`);
      },
      true,
    );
    sessionStorage.setItem('repeated', '');
  });
  return () => page.evaluate(() => sessionStorage.getItem('repeated')?.length ?? -1);
}

test('toolbars work at the first tap, which is not repeated', async ({ page }) => {
  const countRepeated = await countRepeatedClicks(page);
  await page.goto('/material-ui/react-button/');
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  // The reader has touched nothing.
  await expect(toolbar(page).locator('summary')).toHaveAttribute('tabindex', '0');
  await toolbar(page).getByRole('button', { name: 'Copy link to demo' }).tap();
  await expect(page.locator('#d-status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#BasicButtons\.tsx$/);
  expect(await countRepeated()).toBe(0);
});

test('a tap that comes before the code is carried out once', async ({ page }) => {
  await page.route(/boot-toolbar\.lazy/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/material-ui/react-button/');
  await page.evaluate(() => {
    let resets = 0;
    const count = () => document.documentElement.setAttribute('data-resets', String(++resets));
    document.addEventListener('docs:reset-demo', count, true);
  });
  await toolbar(page).getByRole('button', { name: 'Reset demo' }).tap();
  await expect(page.locator('#d-status')).toHaveText('Demo reset');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('html')).toHaveAttribute('data-resets', '1');
});
