import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import type { DocsDev } from '../../src/sites/start-docs-dev';

/** Duration of a step as wall time and CPU time. */
export interface Duration {
  readonly milliseconds: number;
  readonly cpuSeconds: number;
}

/** Removes the output of earlier starts, so that the start is like the first one after a clone. */
export async function removeCaches(appDir: string, more: readonly string[] = []): Promise<void> {
  for (const folder of ['.next', '.docs', 'node_modules/.cache', ...more]) {
    await rm(path.join(appDir, folder), { recursive: true, force: true });
  }
}

/** Starts a server and waits for the response to a page. */
export async function measureStart(
  startServer: () => Promise<DocsDev>,
  address: string,
): Promise<{ readonly dev: DocsDev; readonly duration: Duration }> {
  const start = performance.now();
  const dev = await startServer();
  await dev.waitForPage(address);
  const milliseconds = performance.now() - start;
  return { dev, duration: { milliseconds, cpuSeconds: usage(dev).cpuSeconds } };
}

/** Requests each page once and reads the whole response. */
export async function measureRequests(
  dev: DocsDev,
  addresses: readonly string[],
): Promise<readonly Duration[]> {
  const durations: Duration[] = [];
  for (const address of addresses) {
    durations.push(
      await measure(dev, async () => {
        const response = await fetch(dev.origin + address);
        await response.text();
        if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
      }),
    );
  }
  return durations;
}

/** An edit whose result differs from that of the previous edit. */
export interface Edit {
  readonly file: string;
  /** A visible text in the file. */
  readonly text: string;
}

/** An edit that is not visible after this time is missed. */
const editLimitMs = 30_000;

/** Time from one edit to the next one. Nobody saves more often. */
const pauseMs = 1_000;

/**
 * Edits a text several times, and each time waits until the open page shows the new one. A missed edit takes infinitely
 * long.
 */
export async function measureEdits(
  dev: DocsDev,
  { appDir }: Pick<AppCopy, 'appDir'>,
  page: Page,
  { file, text }: Edit,
  count: number,
): Promise<readonly Duration[]> {
  const place = path.join(appDir, file);
  const source = await readFile(place, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not hold ${text}`);
  const durations: Duration[] = [];
  for (let index = 1; index <= count; index += 1) {
    const edited = `${text} ${index} of ${count}`;
    let shown: Promise<boolean> | undefined;
    await setTimeout(pauseMs);
    const duration = await measure(dev, async () => {
      await writeFile(place, source.replace(text, edited));
      shown = waitForText(page, edited).then(
        () => true,
        () => false,
      );
      await shown;
    });
    const isVisible = await shown;
    durations.push(isVisible ? duration : { ...duration, milliseconds: Infinity });
    if (!isVisible) await page.reload();
  }
  await writeFile(place, source);
  return durations;
}

/** Waits until a visible element has a text. A locator keeps the page busy for longer than an edit takes. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        if (nodeValue?.includes(wanted) && parentElement?.checkVisibility()) return true;
      }
      return false;
    },
    text,
    { timeout: editLimitMs },
  );
}

/** Edits a text several times, each time until a request returns the new one. Returns the memory after every 40 edits. */
export async function measureMemory(
  dev: DocsDev,
  { appDir }: Pick<AppCopy, 'appDir'>,
  address: string,
  { file, text }: Edit,
  count: number,
): Promise<readonly { readonly edits: number; readonly megabytes: number }[]> {
  const place = path.join(appDir, file);
  const source = await readFile(place, 'utf8');
  const rows = [];
  for (let edits = 1; edits <= count; edits += 1) {
    const edited = `${text} for the ${edits}th time`;
    await writeFile(place, source.replace(text, edited));
    const end = performance.now() + editLimitMs;
    while (!(await (await fetch(dev.origin + address)).text()).includes(edited)) {
      if (performance.now() > end) throw new Error(`${address} does not show ${edited}`);
      await setTimeout(20);
    }
    if (edits % 40 === 0) rows.push({ edits, megabytes: measureMegabytes(dev) });
  }
  await writeFile(place, source);
  return rows;
}

/** Memory of the command and its child processes, in megabytes. */
export function measureMegabytes(dev: DocsDev): number {
  return usage(dev).megabytes;
}

async function measure(dev: DocsDev, act: () => Promise<void>): Promise<Duration> {
  const cpuSeconds = usage(dev).cpuSeconds;
  const start = performance.now();
  await act();
  const milliseconds = performance.now() - start;
  return { milliseconds, cpuSeconds: usage(dev).cpuSeconds - cpuSeconds };
}

function usage({ pid }: DocsDev) {
  if (pid === undefined) throw new Error('docs dev did not start.');
  return measureProcessTree(pid);
}

/** Returns the CPU seconds of child processes that end while a task runs. */
export async function measureChildren(act: () => Promise<void>): Promise<number> {
  const before = childTicks();
  await act();
  return (childTicks() - before) / ticksPerSecond;
}

function childTicks(): number {
  const fields = readFields(readFileSync('/proc/self/stat', 'utf8'));
  return (fields[13] ?? 0) + (fields[14] ?? 0);
}

/** CPU time and memory of a process and its descendants. Linux only. */
interface ProcessUsage {
  /** User and system time. */
  readonly cpuSeconds: number;
  /** Resident memory. Shared memory counts for each process. */
  readonly megabytes: number;
}

/** `CLK_TCK` and the size of a page are the same on every Linux that Node runs on. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/**
 * Reads the resources that a process and its descendants have used so far, including those that have ended and were
 * waited for.
 */
function measureProcessTree(root: number): ProcessUsage {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const tree = new Set([root]);
  // The parent of a child is already in the tree, or is added in the next round.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid);
  }
  const own = stats.filter(({ pid }) => tree.has(pid));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    cpuSeconds: sum(own.map(({ ticks }) => ticks)) / ticksPerSecond,
    megabytes: (sum(own.map(({ pages }) => pages)) * pageBytes) / 2 ** 20,
  };
}

/** Fields of `/proc/<pid>/stat` after the command, which may hold spaces: see `man 5 proc`. */
function readStat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = readFields(text);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((total, value) => total + value, 0);
    return [{ pid, parent, ticks, pages: fields[21] ?? 0 }];
  } catch {
    // The process has ended.
    return [];
  }
}

function readFields(text: string): readonly number[] {
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}
