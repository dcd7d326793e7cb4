import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { compareLoading } from './compare-loading';
import { docusaurus } from './adapters/docusaurus';
import { createOwn } from './adapters/own';
import { rspress } from './adapters/rspress';
import { starlight } from './adapters/starlight';
import { vitepress } from './adapters/vitepress';
import { formatLoading } from './format-loading';

const { values } = parseArgs({
  options: {
    /** Keeps what is installed and built there, for the next run. */
    folder: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** An earlier build of this site, to compare with. */
    before: { type: 'string' },
    /** Part of the names of the sites that are measured. */
    only: { type: 'string', default: '' },
    /** File for all figures, as JSON. */
    output: { type: 'string' },
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
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const sites = await compareLoading(browser, adapters, {
    folder,
    rounds: Number(values.rounds),
    report: (line) => console.error(line),
  });
  console.log(`Chromium ${browser.version()}\n\n${formatLoading(sites)}`);
  if (values.output) await writeFile(values.output, JSON.stringify(sites, null, 2));
} finally {
  await browser.close();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}
