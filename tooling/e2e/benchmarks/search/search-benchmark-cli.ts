import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { loadBudgets } from '@tooling/site/budgets';
import { compareSearches } from './compare-searches';
import { docusaurus } from './adapters/docusaurus';
import { own } from './adapters/own';
import { starlight } from './adapters/starlight';
import { vitepress } from './adapters/vitepress';
import { findBrokenLimits } from './limits';
import { formatTable, summarize } from './summarize';

const { values } = parseArgs({
  options: {
    /** Keeps what is installed and built there, for the next run. */
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
const browser = await chromium.launch(chromiumLaunchOptions());
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
  const faults = findBrokenLimits(summarizeAll('plain'), loadBudgets());
  faults.forEach((fault) => console.error(fault));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}
