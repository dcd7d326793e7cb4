import type { ServerResponse } from 'node:http';
import { findAccessibilityViolations } from '@tooling/playwright/page';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { good, hostile, listing, sampleAd, playedMisbehaviors } from '../src/ads/listing-answers';
import type { ListingAnswer } from '../src/ads/start-ad-server';
import { isFull } from '../src/tier';
import { startAdSite, type AdSite, type AdSiteOptions } from '../src/ads/start-ad-site';

const path = '/material-ui/';
const asked = 'ads.example/listing.json?zone=1';
/** Delays after which the shell's own note appears. */
const thirtyLooks = Array.from({ length: 30 }, (_, index) => index >= 5);
const looksWithoutNote = thirtyLooks.map(() => false);
const phone = { viewport: { width: 390, height: 844 } };

// The ad network is external, so a local server replaces it over TLS. Everything else is a built site in a browser.
describe('advertisement', () => {
  let site: AdSite;

  beforeAll(async () => {
    site = await startAdSite();
  });

  afterAll(() => site.close());

  const open = (answer: ListingAnswer, options?: AdSiteOptions) => site.open(answer, options);

  describe.concurrent('of a correct network', () => {
    it('is shown as a link, and is counted once', async ({ expect }) => {
      const { page, ad, traffic, ...opened } = await open(good);
      await ad.waitFor();
      const link = ad.getByRole('link', { name: 'Paint & Sons Brushes for every wall' });
      expect(await link.getAttribute('href')).toBe('https://ads.example/click?id=1');
      expect(await link.getAttribute('rel')).toBe('sponsored noopener');
      expect(await page.getByRole('region', { name: 'Advertisement' }).count()).toBe(1);
      const image = ad.locator('img');
      await expect
        .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(130);
      // Long enough for another request.
      await opened.pass(4000);
      expect(traffic.requests[0]).toBe(asked);
      expect(traffic.requests.slice(1).toSorted()).toEqual([
        'ads.example/impression',
        'ads.example/second?t=1700000000',
        'pixels.example/first?t=1700000000',
      ]);
      // Once the ad is visible, the page does not check its place again.
      expect((await opened.readLooks()).filter((hasNote) => hasNote)).toEqual([]);
      expect((await opened.readLooks()).length).toBeLessThan(6);
      expect(await opened.readShift()).toBe(0);
      expect(opened.browserErrors).toEqual([]);
      expect(await findAccessibilityViolations(page, '.d-main')).toEqual([]);
      await opened.close();
    });

    it('reports a display after 2.5 s and a click to analytics, each once', async ({ expect }) => {
      const { page, ad, ...opened } = await open(good);
      await ad.waitFor();
      await expect
        .poll(opened.readEvents, { timeout: 10_000 })
        .toEqual([{ eventAction: 'display' }]);
      expect(await opened.readDelay()).toBeGreaterThan(2450);
      const popup = page.waitForEvent('popup');
      await ad.getByRole('link').click();
      await (await popup).close();
      expect(await opened.readEvents()).toEqual([
        { eventAction: 'display' },
        { eventAction: 'click' },
      ]);
      await opened.close();
    });

    it.runIf(isFull)('reports a tenth of the displays to analytics', async ({ expect }) => {
      const { page, ad, ...opened } = await open(good, { random: 0.11 });
      await ad.waitFor();
      await opened.pass(3500);
      const popup = page.waitForEvent('popup');
      await ad.getByRole('link').click();
      await (await popup).close();
      expect(await opened.readEvents()).toEqual([]);
      await opened.close();
    });

    it.for<readonly [string, number, AdSiteOptions]>([
      ['126 px', 126, { viewport: { width: 600, height: 800 } }],
      ['142 px on small screens', 142, { viewport: { width: 599, height: 800 } }],
    ])('has %s from the first paint on', async ([, height, options], { expect }) => {
      const { ad, place, ...opened } = await open(good, {
        ...options,
        prepare: (page) => page.route(`https://${asked}`, () => undefined),
      });
      expect(await place.evaluate((element) => getComputedStyle(element).minHeight)).toBe(
        `${height}px`,
      );
      expect((await place.boundingBox())?.height).toBe(height);
      expect(await ad.count()).toBe(0);
      await opened.close();
    });

    it('is requested when its place becomes visible', async ({ expect }) => {
      const { page, traffic, ad, ...opened } = await open(good, {
        address: '/material-ui/react-switch/#states',
        viewport: { width: 600, height: 300 },
      });
      await opened.pass(1000);
      expect(traffic.requests).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      await ad.waitFor();
      expect(traffic.requests[0]).toBe(asked);
      await opened.close();
    });
  });

  describe.concurrent('of a faulty network', () => {
    it('is requested exactly ten times if no entry has a link', async ({ expect }) => {
      const { statlink: _, ...rest } = sampleAd;
      const { traffic, note, ...opened } = await open(listing({ ads: [rest] }));
      await expect.poll(() => traffic.requests.length, { timeout: 60_000 }).toBe(10);
      await opened.pass(5000);
      expect(await note.count()).toBe(0);
      expect(traffic.requests).toEqual(Array(10).fill(asked));
      expect(await opened.readShift()).toBe(0);
      await opened.close();
    });

    it.for(playedMisbehaviors)('does not move the page: %s', async ([name, answer], { expect }) => {
      const { traffic, ad, note, place, ...opened } = await open(answer, phone);
      await expect.poll(opened.readLooks, { timeout: 30_000 }).toEqual(looksWithoutNote);
      // Slow responses leave no time for all ten requests.
      const count = traffic.requests.length;
      expect(count).toBeGreaterThan(1);
      expect(traffic.requests).toEqual(Array(Math.min(count, 10)).fill(asked));
      await opened.pass(1500);
      // There are no further checks, requests or responses.
      expect(await opened.readLooks()).toEqual(looksWithoutNote);
      expect(traffic.requests).toHaveLength(count);
      if (/end$|drop|nothing/.test(name)) expect(traffic.broken).toEqual(traffic.requests);
      expect(await ad.count()).toBe(0);
      expect(await note.count()).toBe(0);
      expect((await place.boundingBox())?.height).toBe(142);
      expect(await opened.readShift()).toBe(0);
      expect(opened.browserErrors).toEqual([]);
      await opened.close();
    });

    it.runIf(isFull)('waits for a slow one, without the note in between', async ({ expect }) => {
      const held: ServerResponse[] = [];
      let isHeld = true;
      const { page, traffic, ad, note, ...opened } = await open((response) => {
        if (isHeld) held.push(response);
        else good(response);
      });
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(3000);
      expect(await note.count()).toBe(0);
      expect(await ad.count()).toBe(0);
      isHeld = false;
      for (const response of held) good(response);
      await ad.waitFor();
      expect(await note.count()).toBe(0);
      await opened.pass(1000);
      // The listing may have been requested again while the first answer was slow. What is shown is counted once.
      expect(traffic.requests.filter((request) => request !== asked)).toHaveLength(3);
      expect(await opened.readShift()).toBe(0);
      await opened.close();
    });

    it.for<readonly [string, AdSiteOptions, number]>([
      ['on a desk', {}, 126],
      ['on a phone', phone, 142],
    ])('takes what it writes for text, %s', async ([, options, height], { expect }) => {
      const { page, ad, place, traffic, ...opened } = await open(hostile, options);
      await ad.waitFor();
      await opened.pass(1000);
      expect(await ad.locator('img, b').count()).toBe(0);
      expect(await ad.locator('strong').textContent()).toMatch(/^<img src=x onerror=.*W$/);
      expect(await page.title()).not.toBe('gone');
      expect(await ad.getByRole('link').getAttribute('href')).toBe('https://ads.example/click');
      expect(traffic.requests).toEqual([asked]);
      expect((await place.boundingBox())?.height).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      expect(await opened.readShift()).toBe(0);
      expect(opened.browserErrors).toEqual([]);
      await opened.close();
    });

    it.runIf(isFull)('shows its text if the image is missing', async ({ expect }) => {
      const image = 'https://ads.example/listing.json?zone=1';
      const { ad, ...opened } = await open(listing({ ads: [{ ...sampleAd, image }] }));
      await ad.waitFor();
      await expect.poll(() => ad.locator('img').count()).toBe(0);
      expect(await ad.innerText()).toContain('Paint & Sons');
      expect(await opened.readShift()).toBe(0);
      await opened.close();
    });

    it.runIf(isFull)('reports a broken ad once, and the page keeps working', async ({ expect }) => {
      const { note, ad, ...opened } = await open(good, {
        prepare: (page) =>
          page.addInitScript(() => {
            Element.prototype.prepend = () => {
              throw new Error('An extension meddles.');
            };
          }),
      });
      await note.waitFor();
      await opened.pass(1000);
      expect(await opened.readEvents()).toEqual([{ eventAction: 'crash' }]);
      expect(await ad.count()).toBe(0);
      expect(opened.browserErrors).toEqual([]);
      await opened.close();
    });
  });

  describe.concurrent('with an ad blocker', () => {
    it('is reported at the sixth check, not at the fifth, and there is no check after the thirtieth', async ({
      expect,
    }) => {
      const { page, note, place, traffic, ...opened } = await open(good, {
        prepare: (tab) =>
          tab.route('https://ads.example/**', (route) => route.abort('blockedbyclient')),
      });
      await note.waitFor();
      expect((await opened.readLooks()).slice(0, 6)).toEqual(thirtyLooks.slice(0, 6));
      expect(await findAccessibilityViolations(page, '.d-main')).toEqual([]);
      await expect.poll(opened.readLooks, { timeout: 30_000 }).toEqual(thirtyLooks);
      await opened.pass(2000);
      expect(await opened.readLooks()).toEqual(thirtyLooks);
      expect(traffic.requests).toEqual([]);
      expect((await place.boundingBox())?.height).toBe(126);
      expect(await opened.readEvents()).toEqual([]);
      expect(await opened.readShift()).toBe(0);
      expect(opened.browserErrors).toEqual([]);
      await opened.close();
    });

    it('that hides it, is neither counted nor reported as displayed', async ({ expect }) => {
      const { note, ad, traffic, ...opened } = await open(good, {
        prepare: (page) =>
          page.addInitScript(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.d-ad { display: none !important }');
            document.adoptedStyleSheets.push(sheet);
          }),
      });
      await note.waitFor();
      expect(await ad.isVisible()).toBe(false);
      await opened.pass(3000);
      expect((await opened.readLooks()).slice(0, 6)).toEqual(thirtyLooks.slice(0, 6));
      expect(traffic.requests).toEqual([asked]);
      expect(await opened.readEvents()).toEqual([]);
      await opened.close();
    });
  });

  describe.concurrent('is absent', () => {
    it.for<readonly [string, string, AdSiteOptions, number]>([
      ['for bots', path, { program: '(compatible; Googlebot/2.1)' }, 1],
      ['on pages that exclude it', '/material-ui/writing/', {}, 0],
      ['on pages that are not there', '/material-ui/no-such-page/', {}, 0],
    ])('%s', async ([, target, options, places], { expect }) => {
      const loaded: string[] = [];
      const { place, traffic, ...opened } = await open(good, {
        address: target,
        prepare: async (page) => page.on('request', (request) => loaded.push(request.url())),
        ...options,
      });
      await opened.pass(4000);
      expect(await place.count()).toBe(places);
      expect(loaded.filter((url) => /boot-ads\.lazy|ads\.example/.test(url))).toEqual([]);
      expect(traffic.requests).toEqual([]);
      expect(await opened.readLooks()).toEqual([]);
      await opened.close();
    });

    it('without scripts, including its space', async ({ expect }) => {
      const { page, place, traffic, ...opened } = await open(good, { javaScriptEnabled: false });
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await place.isVisible()).toBe(false);
      expect(traffic.requests).toEqual([]);
      await opened.close();
    });
  });

  it('except from the configured hosts', async ({ expect }) => {
    const { headers } = await fetch(site.siteUrl + path);
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    const hostsOf = (name: string) =>
      policy
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ')
        .filter((source) => source.endsWith('.example'));
    expect(hostsOf('connect-src')).toEqual(['https://ads.example']);
    expect(hostsOf('img-src')).toEqual(['https://ads.example', 'https://pixels.example']);
    expect(policy.filter((directive) => directive.includes('.example'))).toHaveLength(2);
  });
});
