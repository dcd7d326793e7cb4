import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { FileServer } from '../serve-files';
import { traceCategories } from '../trace';

/** A phone of the lower middle class: 4x CPU. */
const cpuSlowdown = 4;

/** Its connection: 1.6 Mbit/s, 150 ms. */
const slowLine = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

/** How a page loaded: milliseconds, and bytes with headers. */
export interface Load {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Total blocking time: the sum of the time beyond 50 ms of each long task after the first contentful paint. */
  readonly tbtMs: number;
  readonly longestTaskMs: number;
  readonly bytes: number;
}

interface PageEntries {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** Loads a page in a new browser profile, on a slow phone. */
export async function measureLoad(
  browser: Browser,
  server: FileServer,
  url: string,
): Promise<Load> {
  return inSlowPage(browser, async ({ page, session }) => {
    await session.send('Network.emulateNetworkConditions', slowLine);
    const before = server.bytes();
    await page.goto(url);
    // On a busy machine the first paint may come after the last request.
    await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
    await waitUntilQuiet(server);
    const { tasks, ...paints } = await page.evaluate<PageEntries>('readEntries()');
    return {
      ...paints,
      tbtMs: tasks.reduce((sum, { start, duration }) => {
        const late = start + duration - Math.max(start, paints.fcpMs);
        return sum + Math.max(0, late - 50);
      }, 0),
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      bytes: server.bytes() - before,
    };
  });
}

/** Loads a page in the same way and returns its trace. Recording takes time, so this load is not for the other figures. */
export async function traceLoad(
  browser: Browser,
  server: FileServer,
  address: string,
): Promise<Buffer> {
  return inSlowPage(browser, async ({ page, session }) => {
    await session.send('Network.emulateNetworkConditions', slowLine);
    await browser.startTracing(page, { categories: [...traceCategories] });
    await page.goto(server.url + address);
    await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
    await waitUntilQuiet(server);
    return browser.stopTracing();
  });
}

/** A navigation to another page of the same site by a click, with the cache of the first page. */
export interface Move {
  readonly clickToPaintMs: number;
  /** Bytes of the second page. */
  readonly bytes: number;
}

/**
 * Clicks a link whose URL starts with `to`, on a slow processor and a fast line. No page is prerendered: Playwright's
 * browser does not show prerendered pages. Ends with the first frame in which the new title is in the document.
 */
export async function measureMove(
  browser: Browser,
  server: FileServer,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Move> {
  return inSlowPage(browser, async ({ page }) => {
    await page.goto(server.url + from);
    await waitUntilQuiet(server);
    const title = await page.locator('h1').first().textContent();
    const link = page.locator(`a[href^="${to}"]`).first();
    const before = server.bytes();
    const start = await link.evaluate((element) => {
      const clicked = performance.timeOrigin + performance.now();
      if (element instanceof HTMLElement) element.click();
      return clicked;
    });
    await page.waitForFunction(
      `globalThis.titlePaint !== undefined && titlePaint.title !== ${JSON.stringify(title)}`,
    );
    const painted = Number(await page.evaluate(`titlePaint.time`));
    await waitUntilQuiet(server);
    return { clickToPaintMs: painted - start, bytes: server.bytes() - before };
  });
}

interface SlowPage {
  readonly page: Page;
  readonly session: CDPSession;
}

async function inSlowPage<Result>(
  browser: Browser,
  use: (slowPage: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(recordEntries);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}

/** Returns after a second without requests. */
async function waitUntilQuiet(server: FileServer): Promise<void> {
  for (let quiet = 0, known = -1; quiet < 10; quiet += 1) {
    await wait(100);
    const asked = server.requests().length;
    if (asked !== known || server.pending() > 0) quiet = 0;
    known = asked;
  }
}

/**
 * A script that runs in each page before anything else. The first frame that can show a new title ends with the task
 * that follows its animation frame. It is a string: functions that `tsx` compiles call helpers that a page does not
 * have.
 */
const recordEntries = `{
  const entries = [];
  for (const type of ['layout-shift', 'longtask', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  const ofType = (type) => entries.filter(({ entryType }) => entryType === type);
  globalThis.readEntries = () => ({
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    lcpMs: ofType('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    cls: ofType('layout-shift').reduce((sum, { value }) => sum + value, 0),
    tasks: ofType('longtask').map(({ startTime: start, duration }) => ({ start, duration })),
  });

  const { port1, port2 } = new MessageChannel();
  let known;
  port1.onmessage = () => {
    globalThis.titlePaint = { title: known, time: performance.timeOrigin + performance.now() };
  };
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (title !== undefined && title !== known) {
      known = title;
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;
