import type { BrowserContext, Page, Request } from '@playwright/test';

/** The pending requests of all pages of a browser context. */
export interface RequestWatch {
  /** Resolves when no request is pending. */
  settle(): Promise<void>;
  /** Resolves when a page has loaded its fonts, has painted, is idle, and has no pending request. */
  waitForIdle(page: Page): Promise<void>;
}

/** Watches the requests of a context's pages from now on. */
export function watchRequests(context: BrowserContext): RequestWatch {
  const pending = new Set<Request>();
  let sent = 0;
  let waiting: (() => void)[] = [];
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  context.on('request', (request) => {
    sent += 1;
    pending.add(request);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const settle = () =>
    pending.size === 0
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
  return {
    settle,
    async waitForIdle(page) {
      let before;
      // A response can lead to another request, which the page delays until it is idle.
      do {
        before = sent;
        await page.evaluate(rest);
        await settle();
        await page.evaluate(rest);
      } while (sent !== before);
    },
  };
}

/** Runs in the page. Resolves when it is painted and idle. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await new Promise((done) => requestIdleCallback(done));
}
