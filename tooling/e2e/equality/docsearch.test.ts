import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { createSiteServer } from '@tooling/site/serve';
import { productTable } from 'products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppCopy } from '../src/sites/copy-app';
import { copyFixture } from '../src/sites/copy-fixture';
import { createTemporarySite } from '../src/sites/create-temporary-site';

const settings = {
  DOCS_DOCSEARCH_APP_ID: 'APP1',
  DOCS_DOCSEARCH_API_KEY: 'searchonly',
  DOCS_DOCSEARCH_INDEX_NAME: 'docs',
};

/** A record as the service's crawler makes it. */
const record = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://docs.example.com/material-ui/react-switch/#sizes',
  hierarchy: { lvl0: 'Tiny', lvl1: 'Switch' },
  _highlightResult: { hierarchy: { lvl0: { value: 'Tiny' }, lvl1: { value: 'Switch' } } },
  _snippetResult: {},
};

// Algolia stands outside: its answers are played here, all else is a built site in a browser (SPEC SE-2).
describe('a hosted search', () => {
  let app: AppCopy;
  let browser: Browser;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'docsearch');
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await app.remove();
  });

  it('stands in for the static index where it is configured, and nothing of it is built where not', async () => {
    await app.build();
    const plain = [...(await app.readOutput()).keys()].filter((file) => /boot-open-/.test(file));
    expect(plain.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '_assets/boot-open-search',
    ]);

    await app.build(settings);
    const hosted = [...(await app.readOutput()).keys()].filter((file) => /boot-open-/.test(file));
    expect(hosted.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '_assets/boot-open-docsearch',
    ]);

    const site = await createTemporarySite({ tiny: app.appDir });
    await site.assemble();
    const server = await createSiteServer({ root: site.root, productTable, port: 0 });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    const asked: { url: string; body: string }[] = [];
    await page.route(/algolia/, async (route) => {
      const request = route.request();
      asked.push({ url: request.url(), body: request.postData() ?? '' });
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          results: [{ hits: [record], nbHits: 1, index: 'docs', query: 'swi', hitsPerPage: 20 }],
        },
      });
    });
    await page.goto(`${server.url}/material-ui/react-switch/`, { waitUntil: 'networkidle' });
    expect(await page.locator('meta[name="docsearch:language"]').getAttribute('content')).toBe(
      'en',
    );
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      const events: unknown[] = [];
      document.addEventListener('docs:search', (event) => {
        events.push((event as CustomEvent<{ action: string }>).detail.action);
      });
      Object.assign(window, { searchEvents: events });
    });

    await page.keyboard.press('Control+k');
    const box = page.locator('.DocSearch-Input');
    await box.waitFor();
    await box.fill('swi');
    const hit = page.locator('.DocSearch-Hit a').first();
    await hit.waitFor();
    expect(new URL((await hit.getAttribute('href')) ?? '', server.url).pathname).toBe(
      '/material-ui/react-switch/',
    );
    expect(asked.every(({ url }) => new URL(url).host.startsWith('app1'))).toBe(true);
    expect(asked[0]?.body).toContain('language:en');
    // Its styles are in their own layer, which those of the shell's theme come before.
    const layers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.cssText.includes('.DocSearch'))
        .map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : 'none')),
    );
    expect([...new Set(layers)]).toEqual(['docsearch']);
    await box.press('Enter');
    await page.waitForURL(`${server.url}/material-ui/react-switch/#sizes`);
    expect(await page.evaluate(() => Reflect.get(window, 'searchEvents') as unknown)).toEqual([
      'opened',
      'chosen',
    ]);
    expect(complaints).toEqual([]);
    await page.close();
    await server.close();
    await site.remove();
  });
});
