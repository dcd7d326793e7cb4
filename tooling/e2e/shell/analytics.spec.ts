import { watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// `integration/analytics.test.ts` tests a site with a measurement id.
test('without a measurement id, analytics loads no code, asks no question and stores nothing', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requests = watchRequests(page.context());
  for (const address of ['/', '/material-ui/react-button/', '/system/']) {
    await page.goto(address);
    await requests.waitForIdle(page);
    await page.locator('.d-footer a').click();
    await expect(page.locator('meta[name="docs-analytics"], [data-consent]')).toHaveCount(0);
    expect(
      await page.evaluate(() => [
        Reflect.get(globalThis, 'gtag') as unknown,
        Reflect.get(globalThis, 'dataLayer') as unknown,
        Object.keys(localStorage).filter((key) => /analytics|vitals/.test(key)),
      ]),
    ).toEqual([undefined, undefined, []]);
  }
  expect(requested).toContainEqual(expect.stringMatching(/\/_assets\/boot-/));
  expect(requested.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(requested.filter((url) => /analytics|vitals/.test(url))).toEqual([]);
});
