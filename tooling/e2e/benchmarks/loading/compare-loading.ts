import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serveFiles, type FileServer } from '../serve-files';
import type { Adapter } from './adapter';
import { loadedPages, readCorpus, startPage, targetPage } from './corpus';
import { measureLoad, measureMove, type Load, type Move } from './measure-load';

interface CompareOptions {
  /** Folder of installed and built sites. */
  readonly folder: string;
  readonly rounds: number;
  readonly report: (line: string) => void;
}

/** Measurements of a site. */
export interface SiteLoads {
  readonly name: string;
  /** One list of loads for each of `loadedPages`. */
  readonly pages: readonly (readonly Load[])[];
  readonly moves: readonly Move[];
}

interface OpenSite {
  readonly adapter: Adapter;
  readonly server: FileServer;
  readonly pages: Load[][];
  readonly moves: Move[];
}

/** Builds all sites from the same pages. They take turns, in one order and then in the other. */
export async function compareLoading(
  browser: Browser,
  adapters: readonly Adapter[],
  { folder, rounds, report }: CompareOptions,
): Promise<readonly SiteLoads[]> {
  const corpus = await readCorpus();
  const sites: OpenSite[] = [];
  for (const adapter of adapters) {
    const place = path.join(folder, adapter.name.replaceAll(/[^\w.]+/g, '-'));
    await mkdir(place, { recursive: true });
    const start = performance.now();
    const server = await serveFiles({ folder: await adapter.build(corpus, place) });
    report(`${adapter.name}: ready after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    sites.push({ adapter, server, pages: loadedPages.map(() => []), moves: [] });
  }
  try {
    // Files are compressed when they are requested first, so the first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        await measureSite(browser, site, { isCounted: round > 0 });
        const times = site.pages.map((loads) => loads.at(-1)?.fcp.toFixed(0) ?? '–').join(' ');
        report(`round ${round}, ${site.adapter.name}: ${times}`);
      }
    }
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()));
  }
  return sites.map(({ adapter: { name }, pages, moves }) => ({ name, pages, moves }));
}

async function measureSite(
  browser: Browser,
  { adapter, server, pages, moves }: OpenSite,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  for (const [index, page] of loadedPages.entries()) {
    const load = await measureLoad(browser, server, adapter.addressOf(page));
    if (isCounted) pages[index]?.push(load);
  }
  const move = await measureMove(browser, server, {
    from: adapter.addressOf(startPage),
    // Generators differ in how they end a URL.
    to: adapter.addressOf(targetPage).replace(/(\/|\.html)$/, ''),
  });
  if (isCounted) moves.push(move);
}
