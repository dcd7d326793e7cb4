import { test as base } from '../src/test';
import { answerPage } from '../src/answer-page';
import { startFeedbackSite, type FeedbackSite } from '../src/feedback-site';
import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { expect } from '../src/test';

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
test.describe.configure({ mode: 'serial' });

const failure = "Couldn't submit feedback. Please try again later.";

test('an answer is kept when the service ends, and remembered', async ({ page, site }) => {
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

test('a section has a button of its own, reached by keyboard', async ({ page, site }) => {
  await page.goto(`${site.url}/material-ui/react-button/`);
  const button = page.getByRole('button', { name: 'Feedback on “Accessibility”' });
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback on “Accessibility”' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await findAccessibilityFaults(page, '.d-feedback-dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill('Say more about focus');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse(await site.read('entries?words=focus'))).toMatchObject({
    entries: [{ section: 'accessibility', useful: null, comment: 'Say more about focus' }],
  });
});

test('what fails says so, keeps the text over a reload and is stored once', async ({
  page,
  site,
  watch,
}) => {
  await page.goto(`${site.url}/system/`);
  await page.getByRole('button', { name: 'Not useful' }).click();
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await field.fill('It is too short');
  site.setReachable(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText(failure);
  await expect(field).toHaveValue('It is too short');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText(failure);
  expect(
    await page.evaluate(
      () => !document.dispatchEvent(new Event('docs-unsaved-changes', { cancelable: true })),
    ),
  ).toBe(true);
  site.setReachable(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.d-feedback-status')).toHaveText('Thank you for your feedback.');
  expect(JSON.parse(await site.read('entries?page=/system/'))).toMatchObject({
    entries: [{ useful: false, comment: 'It is too short' }],
  });
  // The browser logs each 503.
  watch.complaints.splice(0);
});

test('an answer given offline is sent once, later', async ({ page, context, site, watch }) => {
  await page.goto(`${site.url}/material-ui/`);
  const useful = page.getByRole('button', { name: 'Useful', exact: true });
  await useful.scrollIntoViewIfNeeded();
  await expect(page.locator('.d-feedback')).toHaveAttribute('data-ready', '');
  await context.setOffline(true);
  await useful.click();
  await expect(page.locator('.d-feedback-status')).toHaveText(
    'You are offline. It will be sent when you are back.',
  );
  await context.setOffline(false);
  const list = async () =>
    (JSON.parse(await site.read('entries?page=/material-ui/')) as { entries: object[] }).entries;
  await expect.poll(async () => (await list()).length).toBe(1);
  await page.reload();
  await page.waitForTimeout(500);
  expect(await list()).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('docs-feedback-queue'))).toBe('[]');
  watch.complaints.splice(0);
});

test('a page that is not there is counted', async ({ page, site }) => {
  await page.goto(`${site.url}/system/no-such-page/`);
  await expect
    .poll(async () => site.read('misses?product=system'))
    .toContain('/system/no-such-page/');
});

test('a search for what nobody wrote is counted', async ({ page, site }) => {
  await page.goto(`${site.url}/system/`);
  await page.locator('.d-search-button').click();
  await page.locator('.d-search-input').fill('xqzvw kjhpf');
  await expect(page.locator('.d-search-status')).toContainText('xqzvw kjhpf');
  await expect
    .poll(async () => site.read('misses?product=system'))
    .toContain('"empty-search","product":"system","value":"xqzvw kjhpf"');
});
