import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { FileServer } from '../serve-files';
import { slow4g } from '../slow-link';
import type { Adapter, SearchBoxSelectors } from './adapter';
import type { Queries } from './corpus';

/** Measurements of one round with a new browser profile. Times are in milliseconds. */
export interface Round {
  /** Bytes sent from opening the search until the network is idle after the first query. */
  readonly bytes: number;
  /** Paths that were requested in that time. */
  readonly requests: readonly string[];
  readonly first: number;
  /** Times of new queries, and of the same ones again. */
  readonly further: readonly number[];
  readonly again: readonly number[];
}

/** Condition of a measurement: this machine, or a cheap phone on a slow connection. */
export type Condition = 'plain' | 'slow';

/** Acts as a reader: opens a page and the search, enters all queries, then all except the first again. */
export async function measureRound(
  browser: Browser,
  { page: address, box }: Adapter,
  { server, queries, condition }: { server: FileServer; queries: Queries; condition: Condition },
): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url + address, { waitUntil: 'networkidle' });
  await untilQuiet(server, 1000);
  const isSlow = condition === 'slow';
  const timeoutMs = isSlow ? 300_000 : 30_000;
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    server.slowDown(slow4g);
  }
  try {
    const before = { bytes: server.bytes(), requests: server.requests().length };
    const first = await timeQuery(page, { box, text: queries.first, opens: true, timeoutMs });
    await untilQuiet(server, 1000);
    const bytes = server.bytes() - before.bytes;
    const requests = server.requests().slice(before.requests);
    const further: number[] = [];
    const again: number[] = [];
    for (const times of [further, again]) {
      for (const text of queries.further) {
        times.push(await timeQuery(page, { box, text, opens: false, timeoutMs }));
        await untilQuiet(server, 300);
      }
    }
    return { bytes, requests, first, further, again };
  } finally {
    server.slowDown(undefined);
    await context.close();
  }
}

/** Waits until no bytes have been sent for some milliseconds. */
async function untilQuiet(server: FileServer, quietMs: number): Promise<void> {
  let last = -1;
  while (server.pending() > 0 || server.bytes() !== last) {
    last = server.bytes();
    await wait(quietMs);
  }
}

interface TimedQuery {
  readonly box: SearchBoxSelectors;
  readonly text: string;
  /** Whether to open the search first, and measure from there. */
  readonly opens: boolean;
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
}

/** Returns the milliseconds from opening the search, or from the last letter, to the first result on the page. */
function timeQuery(page: Page, query: TimedQuery): Promise<number> {
  return page.evaluate(async ({ box, text, opens, timeoutMs }) => {
    // Methods, because the names that tsx gives to functions need a helper that a page does not have.
    const tools = {
      find(selector: string) {
        return [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => element.getClientRects().length > 0,
        );
      },
      async until(selector: string, isThere: boolean) {
        const end = performance.now() + timeoutMs;
        for (;;) {
          const found = this.find(selector);
          if (isThere === (found !== undefined)) return found;
          if (performance.now() > end) {
            throw new Error(`“${text}”: waited ${timeoutMs} ms for ${selector}`);
          }
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      },
      async type(value: string) {
        const input = await this.until(box.input, true);
        if (input instanceof HTMLInputElement) input.value = value;
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
    };
    if (!opens) {
      await tools.type('');
      await tools.until(box.result, false);
      // Waits longer than the debounce of any search.
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    const start = performance.now();
    if (opens) {
      const button = await tools.until(box.open, true);
      button?.focus();
      button?.click();
    }
    await tools.type(text);
    await tools.until(box.result, true);
    return performance.now() - start;
  }, query);
}
