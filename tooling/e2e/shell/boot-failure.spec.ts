import { expect, test } from '../src/sites/site-test';
import type { Page, Route } from '@playwright/test';
import { isFull } from '../src/tier';

test.use({
  ignoredErrors: /Failed to load|Failed to fetch|ERR_FAILED|MIME type|Unexpected strict mode/,
});

const address = '/material-ui/react-button/';
const boot = /\/_assets\/boot-/;

/** Controls that only respond with the shell's script. */
const listControls = (page: Page) => [
  page.getByRole('button', { name: 'Search' }),
  page.getByRole('button', { name: 'Settings', exact: true }),
  page.getByRole('radiogroup', { name: 'Color mode' }),
  page.getByRole('searchbox', { name: 'Filter navigation' }),
  page.getByRole('button', { name: 'Useful', exact: true }),
  page.getByRole('button', { name: 'Copy page' }),
  page.locator('[data-demo="BasicButtons"] .d-demo-toolbar').getByRole('button', { name: 'Edit' }),
];

type Fail = (route: Route) => Promise<void>;

/** Two ways to fail: the script does not arrive, or it arrives and does not run. */
const failures: Readonly<Record<string, Fail>> = {
  'has status 404': (route) => route.fulfill({ status: 404, body: '' }),
  'has syntax that the browser does not know': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let 1' }),
};

const moreFailures: Readonly<Record<string, Fail>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'has status 500': (route) => route.fulfill({ status: 500, body: '' }),
  'is a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }),
};

for (const [name, fail] of Object.entries({ ...failures, ...(isFull && moreFailures) })) {
  test(`controls are hidden and a notice says why if the script ${name}`, async ({ page }) => {
    await page.route(boot, fail);
    await page.goto(address);
    const notice = page.getByRole('status').filter({ hasText: 'did not load' });
    await expect(notice).toBeInViewport();
    for (const control of listControls(page)) await expect(control).toBeHidden();

    // The reader reads on, and a reload with the script brings everything back.
    await page.unroute(boot);
    await page.reload();
    await expect(notice).toHaveCount(0);
    for (const control of listControls(page)) await expect(control).toBeVisible();
  });
}

test('controls are shown while the script loads', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(boot, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  for (const control of listControls(page)) await expect(control).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const button = document.querySelector('.d-search-button');
      if (button?.checkVisibility() !== true) seen.push('hidden search');
      if (document.querySelector('.d-content [role="status"].d-not-translated'))
        seen.push('notice');
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'seen'))).toEqual([]);
});
