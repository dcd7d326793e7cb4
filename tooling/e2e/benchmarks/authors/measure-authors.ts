import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { GeneratedPage } from '../../src/generated-pages';
import {
  measureChildren,
  measureEdits,
  measureMegabytes,
  measureRequests,
  measureStart,
  removeCaches,
  type Duration,
} from '../dev/measure-dev-server';
import type { PreparedSite } from './subjects';

/** What an author's day costs with one generator. */
export interface AuthorsDay {
  /** From the command to the first page, with empty caches. */
  readonly firstStart: Duration;
  /** The same when the first server has run for a while. */
  readonly secondStart: Duration;
  readonly requests: readonly Duration[];
  readonly edits: readonly Duration[];
  readonly megabytesBefore: number;
  readonly megabytesAfter: number;
  /** CPU seconds of a build with empty caches, and of one after a line has changed. Absent if not measured. */
  readonly builds?: readonly [cold: number, changed: number];
}

interface DayOptions {
  readonly browser: Browser;
  readonly pages: readonly GeneratedPage[];
  readonly edits: number;
  readonly withBuilds: boolean;
  /** A text that is once in the body of each page. */
  readonly text: string;
}

/** Caches of the generators, besides those of `docs`. */
const cacheFolders = ['.docusaurus', '.astro', 'node_modules/.astro', 'node_modules/.vite'];

const requestCount = 20;

/** Servers write their caches when they have been idle for seconds. No author stops one with the first page. */
const firstSessionMs = 10_000;

/** Starts the server of a site twice, requests pages, edits one many times, and builds the site twice. */
export async function measureAuthors(site: PreparedSite, options: DayOptions): Promise<AuthorsDay> {
  const { browser, pages, edits, text, withBuilds } = options;
  const [first, ...others] = pages;
  if (!first) throw new Error('A site needs pages.');
  const clean = () => removeCaches(site.folder, cacheFolders);
  await clean();
  const cold = await measureStart(site.start, site.addressOf(first));
  await wait(firstSessionMs);
  await cold.dev.stop();
  const { dev, duration } = await measureStart(site.start, site.addressOf(first));
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  try {
    const requests = await measureRequests(dev, others.slice(0, requestCount).map(site.addressOf));
    await page.goto(dev.origin + site.addressOf(first), { waitUntil: 'networkidle' });
    const megabytesBefore = measureMegabytes(dev);
    const edited = await measureEdits(
      dev,
      { appDir: site.folder },
      page,
      { file: site.fileOf(first), text },
      edits,
    );
    const day = {
      firstStart: cold.duration,
      secondStart: duration,
      requests,
      edits: edited,
      megabytesBefore,
      megabytesAfter: measureMegabytes(dev),
    };
    await page.close();
    await dev.stop();
    if (!withBuilds) return day;
    await clean();
    const coldBuild = await measureChildren(site.build);
    await appendFile(path.join(site.folder, site.fileOf(first)), '\nOne more line.\n');
    return { ...day, builds: [coldBuild, await measureChildren(site.build)] };
  } finally {
    await dev.stop();
  }
}
