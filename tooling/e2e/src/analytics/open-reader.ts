import type { Browser, BrowserContext, Page } from '@playwright/test';
import { tagScript } from './create-collector';
import type { AnalyticsSite } from './start-analytics-site';

/** A reader with a browser of their own. */
export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Addresses outside of the site that pages asked for. */
  readonly strangers: readonly string[];
  /** Exceptions. */
  readonly complaints: readonly string[];
  /** Lets the reader have agreed before. */
  grant(): Promise<void>;
  /** Waits as long as a page takes that has something to say. */
  quietly(): Promise<void>;
}

/** Opens a window in which the tag's script is stood in for, and forgets what was collected before. */
export async function openReader(browser: Browser, site: AnalyticsSite): Promise<Reader> {
  site.collector.clear();
  const context = await browser.newContext({
    baseURL: site.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.route(tagScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: site.collector.script }),
  );
  const strangers: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url)) strangers.push(request.url());
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    context,
    page,
    strangers,
    complaints,
    async grant() {
      await context.addInitScript((key) => localStorage.setItem(key, 'granted'), consentKey);
    },
    quietly: () => page.waitForTimeout(600),
  };
}

/** Where the reader's decision is stored. */
export const consentKey = 'docs-analytics-consent';
