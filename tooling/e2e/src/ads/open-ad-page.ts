import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchRequests } from '@tooling/playwright/page';
import { passTime } from '../pass-time';

/** A page with an ad slot, and what a test can observe. */
export interface AdPage {
  readonly page: Page;
  /** Errors of the page, and errors and warnings of its console but for failed requests. */
  readonly browserErrors: readonly string[];
  /** Advances the clock by this many milliseconds and waits until all due work of the page is done. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Sum of all layout shifts until now. */
  readonly readShift: () => Promise<number>;
  /** For each check of the ad slot, whether the note about an ad blocker was visible. */
  readonly readLooks: () => Promise<readonly boolean[]>;
  /** Actions of the `ad` events that the tag function received. */
  readonly readEvents: () => Promise<unknown>;
  /** Milliseconds of the page's clock between the ad and its first event, or `NaN` without both. */
  readonly readDelay: () => Promise<number>;
  close(): Promise<void>;
}

/** Options of opening a page. */
export interface AdPageOptions extends BrowserContextOptions {
  readonly address: string;
  /** Part of the user agent string, by which the ad server of all tests tells their requests apart. */
  readonly reader: string;
  /** The browser in the user agent string. */
  readonly program?: string;
  /** The value of `Math.random`. With 0.05, the reader is in the 10 % whose ad events are sent. */
  readonly random?: number;
  /** Runs before the page is requested. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page as a reader who agreed to analytics. */
export async function openAdPage(browser: Browser, options: AdPageOptions): Promise<AdPage> {
  const {
    address,
    reader,
    program = 'Chrome/156.0.0.0',
    random = 0.05,
    prepare,
    ...more
  } = options;
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${program} ${reader}`;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, userAgent, ...more });
  const requests = watchRequests(context);
  const page = await context.newPage();
  // Time passes normally, and jumps forward when a test advances it.
  await page.clock.install();
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(error.message));
  page.on('console', (message) => {
    const isRequest = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRequest) {
      browserErrors.push(message.text());
    }
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.addInitScript(watchPage, random);
  await prepare?.(page);
  await page.goto(address);
  return {
    page,
    browserErrors,
    pass: (milliseconds) => passTime(page, requests, milliseconds),
    readShift: () => page.evaluate(() => Reflect.get(globalThis, 'shift') as number),
    readLooks: () => page.evaluate(() => Reflect.get(globalThis, 'looks') as boolean[]),
    readDelay: () => page.evaluate(() => Reflect.get(globalThis, 'delay') as number),
    readEvents: () => page.evaluate(listEvents),
    close: () => context.close(),
  };
}

/** Runs in the page before any other script. */
function watchPage(random: number): void {
  Math.random = () => random;
  localStorage.setItem('docs-analytics-consent', 'granted');
  const looks: boolean[] = [];
  Object.assign(globalThis, { shift: 0, looks });
  let shown: number | undefined;
  new MutationObserver(() => {
    if (document.querySelector('.d-ad')) shown ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'docs:event',
    () => Object.assign(globalThis, { delay: performance.now() - (shown ?? Number.NaN) }),
    { once: true },
  );
  const start = globalThis.setInterval;
  globalThis.setInterval = ((look: () => void, delay: number) =>
    start(() => {
      look();
      if (delay === 500) looks.push(document.querySelector('.d-place-note') !== null);
    }, delay)) as typeof setInterval;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = Reflect.get(globalThis, 'shift') as number;
      Reflect.set(globalThis, 'shift', shift + (Reflect.get(entry, 'value') as number));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function listEvents(): unknown {
  const calls = (Reflect.get(globalThis, 'dataLayer') ?? []) as ArrayLike<unknown>[];
  return calls.filter((call) => call[0] === 'event' && call[1] === 'ad').map((call) => call[2]);
}
