import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { findAccessibilityViolations } from '@tooling/playwright/page';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReader, type Reader } from '../src/analytics/open-reader';
import { startAnalyticsSite, type AnalyticsSite } from '../src/analytics/start-analytics-site';

let site: AnalyticsSite;
let browser: Browser;
let reader: Reader;
let context: BrowserContext;
let page: Page;

const article = '/material-ui/writing/';
const withDemos = '/material-ui/react-switch/';

beforeAll(async () => {
  site = await startAnalyticsSite();
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  reader = await openReader(browser, site);
  ({ context, page } = reader);
});

afterEach(() => context.close());

const banner = () => page.getByRole('region', { name: /May this site count/ });

/** Sorted, because the tests compare which events were sent. */
const names = () =>
  site.collector
    .events()
    .map(({ name }) => name)
    .sort();

/** Calls of the tag function, without their details. */
const heads = () => site.collector.calls().map(([first, second]) => [first, String(second)]);

describe('consent', () => {
  it('is required before anything is loaded, sent or stored', async () => {
    await page.goto(article);
    await banner().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.locator('.d-code-copy').first().click();
    await reader.quietly();
    expect([reader.thirdPartyRequests, site.collector.calls()]).toEqual([[], []]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('docs-vitals');
    expect(await findAccessibilityViolations(page, '.d-consent')).toEqual([]);

    await page.getByRole('button', { name: 'Accept' }).press('Enter');
    await expect.poll(names).toEqual(['code', 'page_view']);
    expect(await banner().count()).toBe(0);
    expect(reader.thirdPartyRequests).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
    ]);
    await expect
      .poll(() => heads().slice(0, 5))
      .toEqual([
        ['js', expect.stringMatching(/^\d{4}-/) as string],
        ['consent', 'default'],
        ['config', 'G-TEST1'],
        ['consent', 'update'],
        ['set', 'user_properties'],
      ]);
    expect(site.collector.calls()[1]).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(site.collector.calls()[2]?.[2]).toEqual({ send_page_view: false });

    await page.goto(withDemos);
    await expect.poll(names).toEqual(['code', 'page_view', 'page_view']);
    expect(await banner().count()).toBe(0);
  });

  it('that is refused deletes stored events, and can be given later', async () => {
    await page.goto(article);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.reload();
    await page.locator('.d-code-copy').first().click();
    await reader.quietly();
    expect([await banner().count(), reader.thirdPartyRequests, site.collector.calls()]).toEqual([
      0,
      [],
      [],
    ]);
    const opener = page.getByRole('button', { name: 'Analytics choices' });
    await opener.click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Refuse');
    await page.getByRole('button', { name: 'Accept' }).click();
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('.d-code-copy').first().click();
    await expect.poll(names).toEqual(['code']);
    await opener.click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.locator('.d-code-copy').first().click();
    await reader.quietly();
    expect(names()).toEqual(['code']);
    expect(site.collector.calls().at(-1)).toEqual([
      'consent',
      'update',
      { analytics_storage: 'denied' },
    ]);
  });

  it('can come from a banner of the site', async () => {
    await context.addInitScript(() => {
      document.addEventListener('docs-consent-request', (event) => event.preventDefault());
    });
    await page.goto(article);
    await reader.quietly();
    expect(await banner().count()).toBe(0);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('docs-consent', { detail: 'granted' })),
    );
    await expect.poll(names).toEqual(['page_view']);
  });

  it('in one tab applies to the others', async () => {
    await page.goto(article);
    await banner().waitFor();
    const other = await context.newPage();
    await other.goto(withDemos);
    await other.getByRole('button', { name: 'Accept' }).click();
    await banner().waitFor({ state: 'detached' });
    await expect.poll(() => names().length).toBe(2);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('is not asked for where the browser says %s', async (name, value) => {
    await reader.grant();
    await context.addInitScript(
      ([key, said]) => Object.defineProperty(navigator, String(key), { value: said }),
      [name, value],
    );
    await page.goto(article);
    await reader.quietly();
    expect([await banner().count(), reader.thirdPartyRequests, site.collector.calls()]).toEqual([
      0,
      [],
      [],
    ]);
    expect(await page.locator('[data-consent]').isVisible()).toBe(false);
  });
});
