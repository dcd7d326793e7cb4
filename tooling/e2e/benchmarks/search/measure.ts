import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { FileServer } from '../serve-files';
import { slow4g } from '../slow-link';
import type { Adapter } from './adapter';
import type { Queries } from './corpus';
import { timeQuery } from './time-query';

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
async function untilQuiet(server: FileServer, rest: number): Promise<void> {
  let last = -1;
  while (server.pending() > 0 || server.bytes() !== last) {
    last = server.bytes();
    await wait(rest);
  }
}
