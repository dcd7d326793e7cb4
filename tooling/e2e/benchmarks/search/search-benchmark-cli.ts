import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { loadBudgets } from '@tooling/site/budgets';
import { median } from '../median';
import { type FileServer, serveFiles } from '../serve-files';
import type { Adapter } from './adapter';
import { docusaurus } from './adapters/docusaurus';
import { own } from './adapters/own';
import { starlight } from './adapters/starlight';
import { vitepress } from './adapters/vitepress';
import { createCorpus, createQueries } from './corpus';
import { type Condition, measureRound, type Round } from './measure';

/** Milliseconds, unthrottled, on 1,000 pages. */
const limits = { first: 300, warm: 50 };

const { values } = parseArgs({
  options: {
    /** Keeps installations and builds there for the next run. */
    folder: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'slow-rounds': { type: 'string', default: '3' },
    /** Part of the names of the adapters that are measured. */
    only: { type: 'string', default: '' },
    /** File for all figures, as JSON. */
    output: { type: 'string' },
  },
});

const folder = values.folder
  ? path.resolve(values.folder)
  : await mkdtemp(path.join(tmpdir(), 'search-benchmark-'));
const adapters = [...own, starlight, vitepress, docusaurus].filter(({ name }) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions({ needs: 'desktop' }));
try {
  const results = await compareSearches(browser, adapters, {
    folder,
    rounds: { plain: Number(values.rounds), slow: Number(values['slow-rounds']) },
    report: (line) => console.log(line),
  });
  const summarizeAll = (condition: keyof typeof results) =>
    results[condition].map(({ name, rounds }) => [name, summarize(rounds)] as const);
  console.log(`\nAs the machine is:\n\n${formatTable(summarizeAll('plain'))}`);
  console.log(`\n4x CPU, slow 4G:\n\n${formatTable(summarizeAll('slow'))}`);
  if (values.output) await writeFile(values.output, JSON.stringify(results, null, 2));
  const broken = findBrokenLimits(summarizeAll('plain'), loadBudgets());
  broken.forEach((limit) => console.error(limit));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}

/** Returns a line for each limit that our own search exceeds. */
function findBrokenLimits(
  rows: readonly (readonly [name: string, figures: Figures])[],
  { searchInOneProduct, searchOverAll }: ReturnType<typeof loadBudgets>,
): readonly string[] {
  const budgets = [searchInOneProduct.figure, searchOverAll.figure];
  return own.flatMap(({ name }, at) => {
    const figures = rows.find(([rowName]) => rowName === name)?.[1];
    if (!figures) return [];
    const checks = [
      ['KiB for a first query', figures.kibibytes, budgets[at] ?? 0],
      ['ms from opening to the first result', figures.first, limits.first],
      ['ms for a warm query', figures.again, limits.warm],
    ] as const;
    return checks
      .filter(([, figure, limit]) => figure > limit)
      .map(([what, figure, limit]) => `${name}: ${figure.toFixed(1)} ${what}, limit ${limit}.`);
  });
}

interface CompareOptions {
  /** Folder of installed and built sites. */
  readonly folder: string;
  readonly rounds: Readonly<Record<Condition, number>>;
  readonly report: (line: string) => void;
}

/** Measurements by condition. */
type Comparison = Readonly<
  Record<Condition, readonly { readonly name: string; readonly rounds: readonly Round[] }[]>
>;

/** Builds all sites from one corpus. They take turns, so that other load on the machine affects all of them. */
async function compareSearches(
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

/** The figures of an adapter: medians over all rounds. Milliseconds and KiB. */
interface Figures {
  readonly kibibytes: number;
  readonly requests: number;
  readonly first: number;
  readonly further: number;
  readonly again: number;
}

/** Summarizes the rounds of one adapter under one condition. */
function summarize(rounds: readonly Round[]): Figures {
  return {
    kibibytes: median(rounds.map(({ bytes }) => bytes)) / 1024,
    requests: median(rounds.map(({ requests }) => requests.length)),
    first: median(rounds.map(({ first }) => first)),
    further: median(rounds.flatMap(({ further }) => further)),
    again: median(rounds.flatMap(({ again }) => again)),
  };
}

/** Formats a Markdown table. Each figure is followed by its ratio to that of the first row. */
function formatTable(rows: readonly (readonly [name: string, figures: Figures])[]): string {
  const base = rows[0]?.[1];
  const cells = rows.map(([name, figures]) => {
    const cell = (key: keyof Figures, unit: string) => {
      const ratio = base && figures[key] / base[key];
      const isBase = figures === base || ratio === undefined;
      return `${figures[key].toFixed(0)} ${unit}${isBase ? '' : ` (${ratio.toFixed(1)}×)`}`;
    };
    return [
      name,
      cell('kibibytes', 'KiB'),
      figures.requests.toFixed(0),
      cell('first', 'ms'),
      cell('further', 'ms'),
      cell('again', 'ms'),
    ];
  });
  const head = [
    'search over 1,000 pages',
    'on the wire',
    'requests',
    'opening to first result',
    'a new query',
    'the same again',
  ];
  const lines = [head, head.map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
