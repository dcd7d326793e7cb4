import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serveFiles, type FileServer } from '../serve-files';
import type { Adapter } from './adapter';
import { createCorpus, createQueries } from './corpus';
import { measureRound, type Condition, type Round } from './measure';

interface CompareOptions {
  /** Folder of installed and built sites. */
  readonly folder: string;
  readonly rounds: Readonly<Record<Condition, number>>;
  readonly report: (line: string) => void;
}

/** Measurements by condition. */
export type Comparison = Readonly<
  Record<Condition, readonly { readonly name: string; readonly rounds: readonly Round[] }[]>
>;

/** Builds all sites from one corpus. They take turns, so that other load on the machine affects all of them. */
export async function compareSearches(
  browser: Browser,
  adapters: readonly Adapter[],
  { folder, rounds, report }: CompareOptions,
): Promise<Comparison> {
  const corpus = createCorpus();
  const queries = createQueries(corpus);
  const sites: { readonly adapter: Adapter; readonly server: FileServer }[] = [];
  for (const adapter of adapters) {
    const place = path.join(folder, adapter.name.replaceAll(/\W+/g, '-'));
    await mkdir(place, { recursive: true });
    const start = performance.now();
    const files = await adapter.build(corpus, place);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    report(`${adapter.name}: ready after ${seconds} s`);
    sites.push({ adapter, server: await serveFiles(files) });
  }
  const measureAll = async (condition: Condition) => {
    const all = sites.map((site) => ({ ...site, rounds: [] as Round[] }));
    for (let round = 0; round < rounds[condition]; round += 1) {
      for (const { adapter, server, rounds: own } of all) {
        const measured = await measureRound(browser, adapter, { server, queries, condition });
        own.push(measured);
        report(`${condition} ${round + 1}, ${adapter.name}: ${describeRound(measured)}`);
      }
    }
    return all.map(({ adapter, rounds: own }) => ({ name: adapter.name, rounds: own }));
  };
  try {
    // Files are compressed when they are requested first, so the first round is not counted.
    const warmUp = { queries: { ...queries, further: [] }, condition: 'plain' } as const;
    for (const { adapter, server } of sites) {
      await measureRound(browser, adapter, { server, ...warmUp });
    }
    return { plain: await measureAll('plain'), slow: await measureAll('slow') };
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()));
  }
}

function describeRound({ bytes, requests, first, further, again }: Round): string {
  const times = (list: readonly number[]) => list.map((time) => time.toFixed(0)).join(' ');
  return `${bytes} bytes in ${requests.length} requests, ${first.toFixed(0)} ms, then ${times(further)}, again ${times(again)}`;
}
