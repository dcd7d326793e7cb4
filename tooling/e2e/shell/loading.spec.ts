import { measureWeight, hydrateDemos, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '@tooling/playwright/test';
import { loadBudgets } from '@tooling/site/budgets';
import { serveInParts } from '../src/sites/serve-in-parts';

/** A phone of the lower middle class on a slow line: 4x CPU, 1.6 Mbit/s, 150 ms. */
const slowLine = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

interface Calm {
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Total blocking time: the sum of the time beyond 50 ms of each long task after the first contentful paint. */
  readonly blocking: number;
}

/** TypeScript does not know `renderBlockingStatus` yet. */
interface BlockingTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking';
}

for (const { address, demos, maxBlocking } of [
  { address: '/material-ui/getting-started/', demos: [], maxBlocking: 50 },
  { address: '/material-ui/react-button/', demos: ['BasicButtons'], maxBlocking: Infinity },
]) {
  test(`${address} loads without shifts and long tasks on a slow phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observeEntries);
    const requests = watchRequests(page.context());
    await page.goto(address);
    await hydrateDemos(page, demos);
    await requests.waitForIdle(page);
    const { shift, blocking } = await page.evaluate(readCalm);
    test
      .info()
      .annotations.push({ type: 'loading', description: `CLS ${shift}, TBT ${blocking} ms` });
    expect(shift).toBe(0);
    expect(blocking).toBeLessThanOrEqual(maxBlocking);
  });
}

test('the first frame of a text page waits only for its HTML and stylesheets', async ({ page }) => {
  await page.goto('/material-ui/getting-started/');
  const { html, blocking } = await page.evaluate(() => {
    const entriesOf = (type: string) => performance.getEntriesByType(type) as BlockingTiming[];
    return {
      html: entriesOf('navigation')[0]?.encodedBodySize ?? NaN,
      blocking: entriesOf('resource')
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    };
  });
  expect(blocking.length).toBeGreaterThan(0);
  for (const { name } of blocking) expect(name).toMatch(/\.css$/);
  const bytes = blocking.reduce((sum, file) => sum + file.bytes, html);
  expect(bytes / 1024).toBeLessThan(loadBudgets().firstPaint.figure);
});

test('the first frame waits for the end of the navigation, where the line stalls', async ({
  page,
  baseURL,
}) => {
  const site = await serveInParts(baseURL ?? '', '</nav></div>', 2000);
  await page.addInitScript(observeEntries);
  await page.goto(`${site.url}/material-ui/react-button/`);
  const paintedAt = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && performance.timeOrigin + paint.startTime;
  });
  expect(paintedAt).toBeGreaterThan(site.secondPartAt());
  expect((await page.evaluate(readCalm)).shift).toBe(0);
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
  await page.addInitScript(observeEntries);
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
  expect((await page.evaluate(readCalm)).shift).toBe(0);

  await page.goto('/material-ui/getting-started/');
  expect(await hasRoboto()).toBe(true);
  expect((await page.evaluate(readCalm)).shift).toBe(0);
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

/** Runs in the page before any other script. */
function observeEntries(): void {
  const observed: PerformanceEntry[] = [];
  Object.assign(globalThis, { observed });
  for (const type of ['layout-shift', 'longtask']) {
    new PerformanceObserver((list) => observed.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
}

/** Runs in the page at the end. */
function readCalm(): Calm {
  const observed = Reflect.get(globalThis, 'observed') as (PerformanceEntry & { value?: number })[];
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const shifts = observed.filter(({ entryType }) => entryType === 'layout-shift');
  const tasks = observed.filter(({ entryType }) => entryType === 'longtask');
  return {
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    blocking: tasks.reduce((sum, { startTime, duration }) => {
      const seen = startTime + duration - Math.max(startTime, painted);
      return sum + Math.max(0, seen - 50);
    }, 0),
  };
}
