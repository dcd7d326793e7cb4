import { measureWeight, hydrateDemos, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { loadBudgets } from '@tooling/site/budgets';
import { linkedPageAddress } from 'docs-shell/offline';
import { serveInParts } from '../src/sites/serve-in-parts';

/** A phone of the lower middle class on a slow line: 4x CPU, 1.6 Mbit/s, 150 ms. */
const slowLine = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

/** TypeScript does not know `renderBlockingStatus` yet. */
interface BlockingTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking';
}

for (const { address, demos } of [
  { address: '/material-ui/getting-started/', demos: [] },
  { address: '/material-ui/react-button/', demos: ['BasicButtons'] },
]) {
  test(`${address} loads without shifts on a slow phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observeShifts);
    const requests = watchRequests(page.context());
    await page.goto(address);
    await hydrateDemos(page, demos);
    await requests.waitForIdle(page);
    expect(await page.evaluate(readShift)).toBe(0);
  });
}

test('a text page has no long tasks on a slow phone after its first frame', async ({
  page,
  browser,
}) => {
  const requests = watchRequests(page.context());
  await browser.startTracing(page, {
    categories: ['loading', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto('/material-ui/getting-started/');
  await requests.waitForIdle(page);
  const tasks = listTasks(await browser.stopTracing());
  expect(tasks.length).toBeGreaterThan(10);
  // Total blocking time: what each task takes beyond 50 ms.
  const blocking = tasks.reduce((sum, milliseconds) => sum + Math.max(0, 4 * milliseconds - 50), 0);
  test.info().annotations.push({ type: 'loading', description: `TBT ${blocking.toFixed(1)} ms` });
  expect(blocking).toBeLessThanOrEqual(50);
});

test('the script of every page imports no other file', async ({ page }) => {
  await page.goto('/material-ui/getting-started/');
  const src = await page.locator('script[src*="/boot-"]').getAttribute('src');
  const response = await page.request.get(src ?? '');
  const script = await response.text();
  expect(script).toContain('import(');
  expect(script.match(/\b(from|import)\s*["'`][^"'`]*/g) ?? []).toEqual([]);
});

for (const { address, isLinked } of [
  { address: '/material-ui/getting-started/', isLinked: false },
  { address: linkedPageAddress('/material-ui/getting-started/'), isLinked: true },
]) {
  test(`the first frame of ${address} waits only for its HTML${isLinked ? ' and stylesheets' : ''}`, async ({
    page,
  }) => {
    await page.goto(address);
    const { html, blocking } = await page.evaluate(() => {
      const entriesOf = (type: string) => performance.getEntriesByType(type) as BlockingTiming[];
      return {
        html: entriesOf('navigation')[0]?.encodedBodySize ?? NaN,
        blocking: entriesOf('resource')
          .filter((entry) => entry.renderBlockingStatus === 'blocking')
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      };
    });
    expect(blocking.length > 0).toBe(isLinked);
    for (const { name } of blocking) expect(name).toMatch(/\.css$/);
    const bytes = blocking.reduce((sum, file) => sum + file.bytes, html);
    expect(bytes / 1024).toBeLessThan(loadBudgets().firstPaint.figure);
  });
}

test('the first frame waits for the end of the navigation, where the line stalls', async ({
  page,
  baseURL,
}) => {
  const site = await serveInParts(baseURL ?? '', '</nav></div>', 2000);
  await page.addInitScript(observeShifts);
  await page.goto(`${site.url}/material-ui/react-button/`);
  // The page can have loaded before the browser reports its first frame.
  const painted = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && performance.timeOrigin + paint.startTime;
  });
  const paintedAt = await painted.jsonValue();
  expect(paintedAt).toBeGreaterThan(site.secondPartAt());
  expect(await page.evaluate(readShift)).toBe(0);
  await site.close();
});

test('the first page keeps its fallback, and later pages have Roboto from their first frame', async ({
  page,
}) => {
  const events: string[] = [];
  page.on('load', () => events.push('load'));
  page.on('request', (request) => {
    if (/\/roboto-latin-\w+\.woff2$/.test(request.url())) events.push('font');
  });
  await page.addInitScript(observeShifts);
  const hasRoboto = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Roboto' && status === 'loaded'),
    );

  await page.goto('/material-ui/react-button/');
  const hasFont = page.waitForFunction(() => localStorage.getItem('docs-font') !== null);
  await hydrateDemos(page, ['BasicButtons']);
  await hasFont;
  expect(events).toEqual(['load', 'font']);
  expect(await hasRoboto()).toBe(false);
  expect(await page.evaluate(readShift)).toBe(0);

  await page.goto('/material-ui/getting-started/');
  expect(await hasRoboto()).toBe(true);
  expect(await page.evaluate(readShift)).toBe(0);
});

test('a page of eight demos loads only the code of those in view', async ({ page, baseURL }) => {
  const address = '/material-ui/react-button/';
  const { files, kibibytes } = await measureWeight(page, `${baseURL}${address}`);
  const own = new Set(files.map(({ url }) => url).filter((url) => /\/demo-button-/.test(url)));
  expect(await page.locator('[data-demo]').count()).toBeGreaterThanOrEqual(8);
  expect(own.size).toBeGreaterThan(0);
  expect(own.size).toBeLessThan(4);
  expect(kibibytes.Script).toBeLessThan(loadBudgets().javascriptOfManyDemos.figure);
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, in microseconds. */
  readonly ts: number;
  /** CPU time of the thread, in microseconds. Other programs on the machine do not add to it. */
  readonly tdur?: number;
}

/** CPU time of each task of the page's main thread after the first contentful paint, in milliseconds. */
function listTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return traceEvents
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs in the page before any other script. */
function observeShifts(): void {
  const shifts: PerformanceEntry[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/** Runs in the page at the end. Returns the sum of all layout shifts. */
function readShift(): number {
  const shifts = Reflect.get(globalThis, 'shifts') as readonly { readonly value: number }[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
