import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readSettings } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { findAccessibilityViolations, presetSettings } from '@tooling/playwright/page';
import { securityHeaders } from 'docs-build/serve';
import { contrastRatio } from 'docs-shell/theme';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { isFull } from '../src/tier';

/** Colors with too little contrast are likelier in dark mode. */
const modes = isFull ? (['dark', 'light'] as const) : (['dark'] as const);
const address = '/system/';

/** A record in the format of the service's crawler. */
const record = {
  objectID: '1',
  type: 'lvl1',
  url: `https://docs.example.com${address}#sizes`,
  hierarchy: { lvl0: 'Renamed', lvl1: 'Spacing' },
  _highlightResult: { hierarchy: { lvl0: { value: 'Renamed' }, lvl1: { value: 'Spacing' } } },
  _snippetResult: {},
};

// Algolia is external, so the test provides its responses. Everything else is a built site in a browser.
describe('a hosted search', () => {
  let browser: Browser;
  let served: ServedApps;

  /** Names of the scripts of a build that open a search box. A folder may hold those of several builds. */
  const listBoxes = async (fixture: string) => {
    const files = await glob('_assets/**/boot-{search,docsearch}.lazy-*', {
      cwd: path.join(fixtureDir(fixture), 'dist'),
    });
    return [...new Set(files.map((file) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '')))];
  };

  beforeAll(async () => {
    const appDir = fixtureDir('system-next');
    const headers = securityHeaders(readSettings(appDir) ?? {});
    served = await serveApps({ system: appDir }, { headers });
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  /** A page on which the service finds one page for “swi”, and nothing for other words. */
  const openPage = async (mode: 'light' | 'dark') => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: { url: string; body: string }[] = [];
    await page.route(/algolia/, async (route) => {
      const request = route.request();
      const body = request.postData() ?? '';
      asked.push({ url: request.url(), body });
      const hits = body.includes('"query":"swi"') ? [record] : [];
      const result = { hits, nbHits: hits.length, index: 'docs', query: 'swi', hitsPerPage: 20 };
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { results: [result] },
      });
    });
    await presetSettings(page, { mode });
    await page.goto(served.url + address);
    return { page, asked };
  };

  it('replaces the static index if it is configured, and otherwise adds nothing to the build', async () => {
    expect(await listBoxes('everything-on')).toEqual(['boot-search.lazy']);
    expect(await listBoxes('system-next')).toEqual(['boot-docsearch.lazy']);
  });

  it('finds pages, opens them on this site, and reports events', async () => {
    const { page, asked } = await openPage('light');
    const browserErrors: string[] = [];
    page.on('pageerror', (error) => browserErrors.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) browserErrors.push(message.text());
    });
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
    expect(new URL((await hit.getAttribute('href')) ?? '', served.url).pathname).toBe(address);
    expect(asked.every(({ url }) => new URL(url).host.startsWith('app1'))).toBe(true);
    expect(asked[0]?.body).toContain('language:en');
    // Its styles are in their own layer, above those of the shell's theme.
    const layers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.cssText.includes('.DocSearch'))
        .map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : 'none')),
    );
    expect([...new Set(layers)]).toEqual(['docsearch']);
    await box.press('Enter');
    await page.waitForURL(`${served.url}${address}#sizes`);
    expect(await page.evaluate(() => Reflect.get(window, 'searchEvents') as unknown)).toEqual([
      'opened',
      'chosen',
    ]);
    expect(browserErrors).toEqual([]);
    await page.context().close();
  });

  it.each(modes)('is readable in %s mode', async (mode) => {
    const { page } = await openPage(mode);
    await page.keyboard.press('Control+k');
    const box = page.locator('.DocSearch-Input');
    await box.waitFor();
    await page.getByRole('dialog').waitFor();
    expect(await findAccessibilityViolations(page, '.DocSearch-Container')).toEqual([]);
    for (const [words, answer] of [
      ['swi', '.DocSearch-Hit a'],
      ['swim', '.DocSearch-NoResults'],
    ] as const) {
      await box.fill(words);
      await page.locator(answer).first().waitFor();
      const violations = await findAccessibilityViolations(page, '.DocSearch-Container');
      // The service draws its hits as links in options.
      const isHit = (violation: string) =>
        /^nested-interactive: .*class="DocSearch-Hit"/.test(violation);
      expect(violations.filter((violation) => !isHit(violation))).toEqual([]);
      // axe checks text only. The logo and the icon for no results are drawings with their own colors.
      const drawings = await page.evaluate(() => {
        const modal = document.querySelector('.DocSearch-Modal');
        const shapes = document.querySelectorAll(
          '.DocSearch-Logo :is(path, rect), .DocSearch-NoResults path',
        );
        return [...shapes].map((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          const color = fill === 'none' ? stroke : fill;
          return { color, ground: modal ? getComputedStyle(modal).backgroundColor : '' };
        });
      });
      expect(drawings.length).toBeGreaterThan(5);
      for (const { color, ground } of drawings) {
        expect(contrastRatio(toHex(color), toHex(ground))).toBeGreaterThanOrEqual(3);
      }
    }
    await page.context().close();
  });
});

/** `rgb(1, 2, 3)` as `#010203`. */
function toHex(color: string): string {
  const channels = color.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
