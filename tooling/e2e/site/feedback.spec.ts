import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAccessibilityViolations, presetSettings } from '@tooling/playwright/page';
import { expect as hastyExpect, test as base } from '@tooling/playwright/test';
import { answerPage } from '../src/answer-page';
import { feedbackToken, startFeedbackSite, type FeedbackSite } from '../src/feedback-site';

const test = base.extend<object, { site: FeedbackSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const site = await startFeedbackSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
// One service for both, because creating its database takes seconds of CPU time. The page of the answers is first: it
// starts with an empty store, and counts.
test.describe.configure({ mode: 'serial' });

// Three requests to a database that just started.
const expect = hastyExpect.configure({ timeout: 20_000 });

const address = '/experiments/feedback/';
const tokenKey = 'docs-feedback-token';

async function open(page: Page, site: FeedbackSite, token = feedbackToken): Promise<void> {
  await page.goto(site.url + address);
  await expect(page.locator('[data-demo="FeedbackPage"]')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
}

const answers = [
  { page: '/material-ui/react-button/', product: 'material-ui', useful: true, comment: '' },
  {
    page: '/material-ui/react-button/',
    product: 'material-ui',
    useful: false,
    comment: '<b>Where</b> are the "icons", please?',
  },
  { page: '/system/palette/', product: 'system', useful: true, comment: '=1+1' },
  { page: '/system/palette/', product: 'system', section: 'usage', comment: 'Too short' },
];

async function submitAll(site: FeedbackSite): Promise<void> {
  for (const answer of answers) {
    await site.submit({ language: 'en', ...answer });
  }
  await site.submitMiss({ kind: 'not-found', product: 'system', page: '/system/gone/' });
  await site.submitMiss({ kind: 'empty-search', product: 'system', query: 'flux capacitor' });
}

test('a wrong token is rejected, and an empty store explains itself', async ({
  page,
  site,
  watch,
}) => {
  await open(page, site, 'a-token-that-is-wrong');
  await expect(page.getByRole('alert')).toHaveText('This token is wrong.');
  await expect(page.getByLabel('Token')).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(tokenKey);
  expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
  await page.getByLabel('Token').fill(feedbackToken);
  await page.getByRole('button', { name: 'Show feedback' }).click();
  await expect(page.getByText('No answers yet.')).toBeVisible();
  await expect(page.getByText('Every search had a result.')).toBeVisible();
  expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
  // The browser logs the 401.
  watch.browserErrors.splice(0);
});

test('answers are listed, counted, filtered and saved as a file', async ({ page, site }) => {
  await submitAll(site);
  await open(page, site);
  await expect(page.getByRole('status').filter({ hasText: '4 answers' })).toBeVisible();
  const list = page.locator('.fr-entries li');
  await expect(list).toHaveCount(4);
  await expect(list.first()).toContainText('Too short');
  await expect(list.first().getByRole('link')).toHaveAttribute('href', '/system/palette/#usage');
  await expect(list.nth(2)).toContainText('<b>Where</b> are the "icons", please?');
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('row', { name: /material-ui/ })).toContainText('50 %');
  await expect(products.getByRole('row', { name: /system/ })).toContainText('100 %');
  await expect(page.getByRole('img', { name: /Answers on 1 days: 2 useful, 1 not/ })).toBeVisible();
  await expect(page.locator('.fr-canvas canvas')).toHaveCount(1);
  await expect(page.getByRole('cell', { name: '/system/gone/' })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: '/system/gone/' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'flux capacitor' })).toBeVisible();

  await products.getByRole('button', { name: 'material-ui' }).press('Enter');
  await expect(list).toHaveCount(2);
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('material-ui');
  await page.getByLabel('Answer', { exact: true }).selectOption('With a comment');
  await expect(list).toHaveCount(1);
  await page.getByLabel('Words in the comment').fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No answer matches this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(list).toHaveCount(4);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    expect.stringMatching(/,system,\/system\/palette\/,en,usage,,Too short$/),
    expect.stringMatching(/,system,\/system\/palette\/,en,,true,'=1\+1$/),
  ]);

  await page.reload();
  await expect(list).toHaveCount(4);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(tokenKey);
  await page.getByRole('button', { name: 'Forget token' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(tokenKey);
});

test('an unreachable service is reported, and the loaded answers stay', async ({
  page,
  site,
  watch,
}) => {
  await open(page, site);
  await expect(page.locator('.fr-entries li')).toHaveCount(4);
  site.setReachable(false);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'status 503' })).toBeVisible();
  await expect(page.locator('.fr-entries li')).toHaveCount(4);
  site.setReachable(true);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '503' })).toHaveCount(0);
  watch.browserErrors.splice(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`it is accessible and fits a phone, ${mode}`, async ({ page, site }) => {
    await presetSettings(page, { mode });
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, site);
    await expect(page.locator('.fr-canvas canvas')).toHaveCount(1);
    expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('no other page loads the chart library, and search engines are excluded', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(site.url + address);
  await expect(page.locator('[data-demo="FeedbackPage"]')).toHaveAttribute('data-hydrated', '');
  expect(requested.filter((url) => /draw-plot|uplot/i.test(url))).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

// The journeys of feedback. The states of the form are tested in `feedback.browser.test.tsx`.
test('an answer survives the end of the service, and the page remembers it', async ({
  page,
  site,
}) => {
  const address = '/system/react-box/';
  await page.goto(site.url + address);
  await answerPage(page, 'About the box');
  await site.restart();
  expect(JSON.parse(await site.read(`entries?page=${address}`))).toEqual({
    entries: [expect.objectContaining({ page: address, useful: true, comment: 'About the box' })],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Useful', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Useful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('comments, answers about sections and failed lookups reach the service', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/material-ui/react-button/`);
  const button = page.getByRole('button', { name: 'Feedback on “Accessibility”' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback on “Accessibility”' });
  await dialog.getByRole('textbox').fill('Say more about focus');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse(await site.read('entries?words=focus'))).toMatchObject({
    entries: [{ section: 'accessibility', useful: null, comment: 'Say more about focus' }],
  });
  await page.goto(`${site.url}/system/no-such-page/`);
  const misses = () => site.read('misses?product=system');
  await expect.poll(misses).toContain('/system/no-such-page/');
  await page.goto(`${site.url}/system/`);
  await page.locator('.d-search-button').click();
  await page.locator('.d-search-input').fill('xqzvw kjhpf');
  await expect(page.locator('.d-search-status')).toContainText('xqzvw kjhpf');
  await expect.poll(misses).toContain('"empty-search","product":"system","value":"xqzvw kjhpf"');
});
