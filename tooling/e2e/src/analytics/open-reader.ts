import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchRequests } from '@tooling/playwright/page';
import { passTime } from '../pass-time';
import { tagScript } from './create-collector';
import type { AnalyticsSite } from './start-analytics-site';

/** A reader with a separate browser. */
export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  /** URLs outside the site that pages requested. */
  readonly thirdPartyRequests: readonly string[];
  /** Uncaught exceptions. */
  readonly browserErrors: readonly string[];
  /** Stores the reader's consent before the first page. */
  grant(): Promise<void>;
  /** Advances the clock by seconds and waits until the events of the page have arrived. */
  quietly(): Promise<void>;
}

/**
 * Opens a window in which the tag's script is replaced, and clears the collected calls. Measurements of the browser
 * need its real clock, which cannot be advanced.
 */
export async function openReader(
  browser: Browser,
  site: AnalyticsSite,
  { canPassTime = true }: { canPassTime?: boolean } = {},
): Promise<Reader> {
  const script = site.collector.startSession();
  const context = await browser.newContext({
    baseURL: site.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.route(tagScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  // Other tests cover the ad network.
  await context.route('https://ads.example/**', (route) => route.abort());
  const requests = watchRequests(context);
  const thirdPartyRequests: string[] = [];
  context.on('request', (request) => {
    const isOurs = [site.url, 'https://ads.example'].some((url) => request.url().startsWith(url));
    if (!isOurs) thirdPartyRequests.push(request.url());
  });
  const page = await context.newPage();
  // Time passes normally, and jumps forward when a test advances it.
  if (canPassTime) await page.clock.install();
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(error.message));
  return {
    context,
    page,
    thirdPartyRequests,
    browserErrors,
    async grant() {
      await context.addInitScript((key) => localStorage.setItem(key, 'granted'), consentKey);
    },
    async quietly() {
      await passTime(page, requests, 3000);
      const sent = await page.evaluate(
        () => (Reflect.get(globalThis, 'sentCalls') ?? []) as string[],
      );
      await site.collector.received(sent);
    },
  };
}

/** Storage key of the reader's decision. */
export const consentKey = 'docs-analytics-consent';
