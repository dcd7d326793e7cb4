import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tagScript } from '../src/analytics/create-collector';
import { everyEvent } from '../src/analytics/every-event';
import { consentKey, openReader, type Reader } from '../src/analytics/open-reader';
import { startAnalyticsSite, type AnalyticsSite } from '../src/analytics/start-analytics-site';
import { startTagServer } from '../src/analytics/start-tag-server';
import { startPlainBrowser } from '../src/plain-browser';
import { isFull } from '../src/tier';

/** Kinds of events that `npm test` sends: of a page, of a demo, and of the search box, which is opened for each. */
const sampled: ReadonlySet<string> = new Set(['docs', 'demo', 'search']);
const sentEvents = Object.entries(everyEvent).filter(
  ([category]) => isFull || sampled.has(category),
);

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

const names = () => site.collector.events().map(({ name }) => name);

describe('events', () => {
  beforeEach(async () => {
    await reader.grant();
    // Sampled events are all sent, and no link leaves the page.
    await context.addInitScript(() => {
      Math.random = () => 0;
      localStorage.setItem('docs-vitals', 'no');
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
  });

  for (const [category, ways] of sentEvents) {
    it(`of ${category} arrive once each`, async () => {
      await page.goto(category === 'demo' ? withDemos : article);
      await expect.poll(names).toContain('page_view');
      if (category === 'settings') {
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
      }
      for (const [detail, act] of Object.entries(ways)) {
        if (category === 'search') {
          site.collector.clear();
          await page.goto(article);
          await expect.poll(names).toContain('page_view');
        }
        site.collector.clear();
        await act(page);
        const arrived = () =>
          site.collector
            .events(category)
            .map(({ parameters }) => parameters['eventAction'] ?? parameters['eventLabel'])
            .filter((name) => name === detail);
        await expect.poll(arrived, { message: `${category} ${detail}` }).toEqual([detail]);
        await reader.quietly();
        expect(arrived()).toEqual([detail]);
        const others = names().filter((name) => name !== category);
        expect(others, `${category} ${detail}`).toEqual([]);
      }
      expect(reader.browserErrors).toEqual([]);
    });
  }

  it('of a click that comes before the code of its control arrive once', async () => {
    await page.route(/boot-toolbar\.lazy/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(withDemos);
    await expect.poll(names).toContain('page_view');
    site.collector.clear();
    await page.locator('[data-demo="FirstSwitch"] [data-reset-demo]').click();
    await expect.poll(() => page.locator('#d-status').textContent()).toBe('Demo reset');
    await reader.quietly();
    expect(site.collector.events('demo')).toHaveLength(1);
  });

  it('contain the query, the number of results and the chosen result', async () => {
    await page.goto(article);
    await expect.poll(names).toContain('page_view');
    await everyEvent.search.chosen(page);
    await expect.poll(() => site.collector.events('search')).toHaveLength(2);
    expect(site.collector.events('search').at(-1)?.parameters).toEqual({
      eventAction: 'chosen',
      eventLabel: 'spacing',
      count: expect.any(Number) as number,
      target: expect.stringMatching(/^\/system\/spacing\//) as string,
    });
  });

  it('of a sampled part are sent by its fraction', async () => {
    await page.goto(article);
    await expect.poll(names).toContain('page_view');
    const sent = async (drawn: number) => {
      await page.evaluate((value) => (Math.random = () => value), drawn);
      site.collector.clear();
      await page.locator('.d-edit-link').click();
      await page.locator('.d-code-copy').first().click();
      await expect.poll(names).toContain('code');
      return names();
    };
    expect(await sent(0.0999)).toEqual(['ComponentLinkHeader', 'code']);
    expect(await sent(0.1)).toEqual(['code']);
  });
});

describe('user properties', () => {
  it('are sent, and sent again when one changes', async () => {
    await reader.grant();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(withDemos);
    const seen = () =>
      site.collector
        .calls()
        .flatMap(([call, name, properties]) =>
          call === 'set' && name === 'user_properties' ? [properties] : [],
        );
    const start = {
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: '1',
      os: expect.any(String) as string,
      colorSchemeOS: 'light',
      colorScheme: 'system',
    };
    await expect.poll(seen).toEqual([start]);
    await page.locator('[data-demo="FirstSwitch"] [data-code-as="JS"]').click();
    await expect.poll(() => seen().at(-1)).toEqual({ ...start, codeVariant: 'JS' });
    await page.locator('.d-demo-title').first().click();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = { ...start, codeVariant: 'JS', colorSchemeOS: 'dark' };
    await expect.poll(() => seen().at(-1)).toEqual(dark);
    await page.locator('.d-color-mode label:has([value="light"])').click();
    await expect.poll(() => seen().at(-1)).toEqual({ ...dark, colorScheme: 'light' });
    expect(seen()).toHaveLength(4);
  });
});

describe('web vitals', () => {
  const metrics = () =>
    site.collector.events().filter(({ parameters }) => parameters['metric_label'] === 'Web Vitals');

  it.each(['/material-ui/writing/', '/system/'])(
    'of a sampled visitor are sent from %s',
    async (to) => {
      await context.close();
      reader = await openReader(browser, site, { canPassTime: false });
      ({ context, page } = reader);
      await reader.grant();
      await context.addInitScript(() => localStorage.setItem('docs-vitals', 'yes'));
      await page.goto(to);
      await expect
        .poll(() =>
          metrics()
            .map(({ name }) => name)
            .sort(),
        )
        .toEqual(['FCP', 'TTFB']);
      await page.locator('h1').click();
      await expect.poll(() => metrics().map(({ name }) => name)).toContain('LCP');
      const [metric] = site.collector.events('LCP');
      expect(metric?.parameters).toEqual({
        productId: to.startsWith('/system') ? 'system' : 'material-ui',
        page_location: to,
        value: metric?.parameters['metric_delta'],
        metric_label: 'Web Vitals',
        metric_value: expect.any(Number) as number,
        metric_delta: expect.any(Number) as number,
        metric_id: expect.stringMatching(/^v\d/) as string,
      });
    },
  );

  it('are not measured for other visitors, whose sampling decision applies to all products', async () => {
    await reader.grant();
    await context.addInitScript(() => {
      // A second draw would select the visitor.
      const isFirst = localStorage.getItem('drawn') === null;
      localStorage.setItem('drawn', '1');
      Math.random = () => (isFirst ? 0.5 : 0);
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    for (const address of [article, '/system/', withDemos]) {
      await page.goto(address);
      await page.locator('h1').click();
      await reader.quietly();
    }
    expect(await page.evaluate(() => localStorage.getItem('docs-vitals'))).toBe('no');
    expect(metrics()).toEqual([]);
    expect(scripts.filter((url) => url.includes('report-vitals'))).toEqual([]);
  });
});

describe('a page view', () => {
  it('is sent once for each page that the reader sees', async () => {
    const tagServer = await startTagServer(site.collector.startSession());
    const tab = await startPlainBrowser(site.url, { flags: tagServer.flags });
    const views = () =>
      site.collector
        .events('page_view')
        .map(({ parameters }) => [
          parameters['page_location'],
          parameters['productId'],
          parameters['productCategoryId'],
        ]);
    try {
      await tab.open('/material-ui/');
      await tab.evaluate(`localStorage.setItem('${consentKey}', 'granted')`);
      await tab.open(article);
      const expected = [[article, 'material-ui', 'core']];
      await expect.poll(views).toEqual(expected);

      await tab.evaluate(`location.hash = 'code'`);
      await tab.evaluate(`window.keptPage = true`);
      const link = `.d-side-nav a[href="${withDemos}"]`;
      await tab.hover(link);
      await tab.waitForPrerender(withDemos);
      expect(views(), 'a hash and a prerendered page').toEqual(expected);

      await tab.click();
      await tab.waitFor(`location.pathname === '${withDemos}' && !document.prerendering`);
      expected.push([withDemos, 'material-ui', 'core']);
      await expect.poll(views).toEqual(expected);

      await tab.evaluate(`setTimeout(() => history.back())`);
      await tab.waitFor(`location.pathname === '${article}' && window.keptPage === true`);
      expected.push([article, 'material-ui', 'core']);
      await expect.poll(views).toEqual(expected);

      await tab.evaluate(`setTimeout(() => location.assign('/system/'))`);
      await tab.waitFor(`location.pathname === '/system/' && document.readyState === 'complete'`);
      expected.push(['/system/', 'system', 'core']);
      await expect.poll(views).toEqual(expected);
      await site.collector.received((await tab.evaluate('sentCalls')) as string[]);
      expect(views()).toEqual(expected);
      expect(site.collector.events('page_view')[0]?.parameters['page_title']).toContain('Writing');
    } finally {
      await tab.close();
      await tagServer.close();
    }
  });

  it('of a blocked or throwing script does not affect the page', async () => {
    await reader.grant();
    await context.unroute(tagScript);
    await context.route(tagScript, (route) => route.abort());
    await page.goto(article);
    await page.locator('.d-code-copy').first().click();
    await reader.quietly();
    await context.unroute(tagScript);
    await context.route(tagScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'globalThis.gtag = () => { throw new Error("no"); };',
      }),
    );
    await page.reload();
    const copy = page.locator('.d-code-copy').first();
    await copy.click();
    await expect.poll(() => copy.textContent()).toBe('Copied');
    await reader.quietly();
    expect(reader.browserErrors).toEqual([]);
  });
});
