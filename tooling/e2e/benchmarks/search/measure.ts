import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { FileServer } from '../serve-files';
import { slow4g } from '../slow-link';
import type { Adapter } from './adapter';
import type { Queries } from './corpus';
import { timeQuery } from './time-query';

/** What one round with a fresh browser profile says. Times in milliseconds. */
export interface Round {
  /** On the wire from opening the box until all is quiet after the first query. */
  readonly bytes: number;
  /** Paths that were asked for in that time. */
  readonly requests: readonly string[];
  readonly first: number;
  /** Queries that have not been asked yet, and the same ones again. */
  readonly further: readonly number[];
  readonly again: readonly number[];
}

/** How it is measured: as the machine is, or like a cheap phone on a slow connection. */
export type Condition = 'plain' | 'slow';

/** Plays one reader: opens a page, opens the search, asks all queries, then all but the first again. */
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

/** Waits until nothing has gone over the wire for some milliseconds. */
async function untilQuiet(server: FileServer, rest: number): Promise<void> {
  let last = -1;
  while (server.pending() > 0 || server.bytes() !== last) {
    last = server.bytes();
    await wait(rest);
  }
}
