import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchRequests } from '@tooling/playwright/page';
import { passTime } from '../pass-time';
import { tagScript } from './create-collector';
import type { AnalyticsSite } from './start-analytics-site';

/** A reader with a browser of their own. */
export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Addresses outside of the site that pages asked for. */
  readonly thirdPartyRequests: readonly string[];
  /** Exceptions. */
  readonly browserErrors: readonly string[];
  /** Lets the reader have agreed before. */
  grant(): Promise<void>;
  /** Lets seconds pass: what the page has to say in them is said, and has arrived. */
  quietly(): Promise<void>;
}

/**
 * Opens a window in which the tag's script is stood in for, and forgets what was collected before. What the browser
 * measures needs its own clock, on which time cannot be passed.
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
  // The network of advertisement has tests of its own.
  await context.route('https://ads.example/**', (route) => route.abort());
  const requests = watchRequests(context);
  const thirdPartyRequests: string[] = [];
  context.on('request', (request) => {
    const isOurs = [site.url, 'https://ads.example'].some((url) => request.url().startsWith(url));
    if (!isOurs) thirdPartyRequests.push(request.url());
  });
  const page = await context.newPage();
  // Time goes on as ever, and in leaps where a test lets it pass.
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

/** Where the reader's decision is stored. */
export const consentKey = 'docs-analytics-consent';
