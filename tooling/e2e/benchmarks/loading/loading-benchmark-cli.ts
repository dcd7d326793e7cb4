import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { median } from '../median';
import { type FileServer, serveFiles } from '../serve-files';
import type { Adapter } from './adapter';
import { docusaurus } from './adapters/docusaurus';
import { createOwn } from './adapters/own';
import { rspress } from './adapters/rspress';
import { starlight } from './adapters/starlight';
import { vitepress } from './adapters/vitepress';
import { loadedPages, readCorpus, startPage, targetPage } from './corpus';
import { drawFilmstrips, type Filmstrip } from './draw-filmstrips';
import { type TraceSummary, type Work, summarizeTrace, workKinds, writeTrace } from '../trace';
import { type Load, measureLoad, measureMove, type Move, traceLoad } from './measure-load';

const { values } = parseArgs({
  options: {
    /** Keeps installations and builds there for the next run. */
    folder: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** An earlier build of this site, to compare with. */
    before: { type: 'string' },
    /** Part of the names of the sites that are measured. */
    only: { type: 'string', default: '' },
    /** File for all figures, as JSON. */
    output: { type: 'string' },
    /** Loads each page with a trace too, and writes traces, pictures of the screen and filmstrips there. */
    traces: { type: 'string' },
  },
});

const folder = values.folder
  ? path.resolve(values.folder)
  : await mkdtemp(path.join(tmpdir(), 'loading-benchmark-'));
const adapters = [
  createOwn('ours'),
  ...(values.before === undefined ? [] : [createOwn('ours, before', path.resolve(values.before))]),
  starlight,
  rspress,
  docusaurus,
  vitepress,
].filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions({ needs: 'desktop' }));
try {
  const sites = await compareLoading(browser, adapters, {
    folder,
    rounds: Number(values.rounds),
    ...(values.traces !== undefined && { traces: path.resolve(values.traces) }),
    report: (line) => console.error(line),
  });
  console.log(`Chromium ${browser.version()}\n\n${formatLoading(sites)}`);
  if (values.output) await writeFile(values.output, JSON.stringify(sites, null, 2));
} finally {
  await browser.close();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}

/** Returns tables in Markdown: one for each page, then one for the navigation. All figures are medians. */
function formatLoading(sites: readonly SiteLoads[]): string {
  const pageTables = loadedPages.map(({ name }, index) => {
    const rows = sites.map((site) => [site.name, ...describeLoads(site.pages[index] ?? [])]);
    return formatTable([name, 'FCP', 'LCP', 'CLS', 'TBT', 'longest task', 'transferred'], rows);
  });
  const moveRows = sites.map(({ name, moves }) => [name, ...describeMoves(moves)]);
  const moveTable = formatTable(
    ['from text to Button by a click', 'click to paint', 'transferred'],
    moveRows,
  );
  return [...pageTables, moveTable, ...formatTraces(sites)].join('\n\n');
}

/** Returns one table for each page that was traced: processor time of the main thread. */
function formatTraces(sites: readonly SiteLoads[]): readonly string[] {
  if (values.traces === undefined) return [];
  return loadedPages.map(({ name }, index) => {
    const rows = sites.flatMap((site) => {
      const traces = site.traces[index] ?? [];
      return [
        [site.name, 'longest task', ...describeWork(traces.map(({ longestTask }) => longestTask))],
        [site.name, 'all', ...describeWork(traces.map(({ all }) => all))],
      ];
    });
    return formatTable([name, 'processor time', 'total', ...workKinds], rows);
  });
}

function describeWork(work: readonly Work[]): string[] {
  return (['total', ...workKinds] as const).map(
    (kind) => `${median(work.map((times) => times[kind])).toFixed(0)} ms`,
  );
}

function describeLoads(loads: readonly Load[]): string[] {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return [
    `${of('fcpMs').toFixed(0)} ms`,
    `${of('lcpMs').toFixed(0)} ms`,
    of('cls')
      .toFixed(4)
      .replace(/\.?0+$/, ''),
    `${of('tbtMs').toFixed(0)} ms`,
    `${of('longestTaskMs').toFixed(0)} ms`,
    kibibytes(of('bytes')),
  ];
}

function describeMoves(moves: readonly Move[]): string[] {
  const of = (key: keyof Move) => median(moves.map((move) => move[key]));
  return [`${of('clickToPaintMs').toFixed(0)} ms`, kibibytes(of('bytes'))];
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

interface CompareOptions {
  /** Folder of installed and built sites. */
  readonly folder: string;
  readonly rounds: number;
  /** Folder of traces. */
  readonly traces?: string;
  readonly report: (line: string) => void;
}

/** Measurements of a site. */
interface SiteLoads {
  readonly name: string;
  /** One list of loads for each of `loadedPages`. */
  readonly pages: readonly (readonly Load[])[];
  /** One list for each of `loadedPages`, empty without the option `traces`. */
  readonly traces: readonly (readonly Traced[])[];
  readonly moves: readonly Move[];
}

type Traced = Omit<TraceSummary, 'frames'>;

interface OpenSite {
  readonly adapter: Adapter;
  readonly server: FileServer;
  readonly pages: Load[][];
  readonly traces: Traced[][];
  /** One for each of `loadedPages`, of the last round. */
  readonly filmstrips: Filmstrip[];
  readonly moves: Move[];
}

/** Builds all sites from the same pages. They take turns, in one order and then in the other. */
async function compareLoading(
  browser: Browser,
  adapters: readonly Adapter[],
  { folder, rounds, traces, report }: CompareOptions,
): Promise<readonly SiteLoads[]> {
  const corpus = await readCorpus();
  const sites: OpenSite[] = [];
  for (const adapter of adapters) {
    const place = path.join(folder, toFileName(adapter.name));
    await mkdir(place, { recursive: true });
    const start = performance.now();
    const site = await adapter.build(corpus, place);
    const server = await serveFiles({ folder: site, port: await adapter.portOf?.(site) });
    report(`${adapter.name}: ready after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    const lists = () => loadedPages.map(() => []);
    sites.push({ adapter, server, pages: lists(), traces: lists(), filmstrips: [], moves: [] });
  }
  try {
    // Files are compressed when they are requested first, so the first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        await measureSite(browser, site, { isCounted: round > 0 });
        if (traces !== undefined && round > 0) await traceSite(browser, site, traces);
        const times = site.pages.map((loads) => loads.at(-1)?.fcpMs.toFixed(0) ?? '–').join(' ');
        report(`round ${round}, ${site.adapter.name}: ${times}`);
      }
    }
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()));
  }
  if (traces !== undefined) await writeFilmstrips(browser, sites, traces);
  return sites.map(({ adapter: { name }, pages, traces: ofPages, moves }) => {
    return { name, pages, traces: ofPages, moves };
  });
}

/** Writes a picture for each page that shows what all sites showed at the same times. */
async function writeFilmstrips(
  browser: Browser,
  sites: readonly OpenSite[],
  folder: string,
): Promise<void> {
  for (const [index, { name }] of loadedPages.entries()) {
    const strips = sites.flatMap(({ filmstrips }) => filmstrips[index] ?? []);
    const picture = await drawFilmstrips(browser, strips, { stepMs: 200, endMs: 1600 });
    await writeFile(path.join(folder, `${toFileName(name)}.jpg`), picture);
  }
}

function toFileName(name: string): string {
  return name.replaceAll(/[^\w.]+/g, '-');
}

/** Traces each page. The files are those of the last round. */
async function traceSite(
  browser: Browser,
  { adapter, server, traces, filmstrips }: OpenSite,
  folder: string,
): Promise<void> {
  for (const [index, page] of loadedPages.entries()) {
    const trace = await traceLoad(browser, server, adapter.addressOf(page));
    const { all, longestTask, frames } = summarizeTrace(trace);
    traces[index]?.push({ all, longestTask });
    filmstrips[index] = { name: adapter.name, frames };
    await writeTrace(path.join(folder, toFileName(`${adapter.name} ${page.name}`)), trace);
  }
}

async function measureSite(
  browser: Browser,
  { adapter, server, pages, moves }: OpenSite,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  for (const [index, page] of loadedPages.entries()) {
    // On this host, the worker does not fetch files for offline reading, which the other sites do not have.
    const url = server.url.replace('127.0.0.1', 'localhost') + adapter.addressOf(page);
    const load = await measureLoad(browser, server, url);
    if (isCounted) pages[index]?.push(load);
  }
  const move = await measureMove(browser, server, {
    from: adapter.addressOf(startPage),
    // Generators differ in how they end a URL.
    to: adapter.addressOf(targetPage).replace(/(\/|\.html)$/, ''),
  });
  if (isCounted) moves.push(move);
}
