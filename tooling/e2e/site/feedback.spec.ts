import { expect } from '@tooling/playwright/test';
import { test as base } from '@tooling/playwright/test';
import { answerPage } from '../src/answer-page';
import { startFeedbackSite, type FeedbackSite } from '../src/feedback-site';

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
