import type { BrowserContext, Page } from '@playwright/test';
import { findAccessibilityFaults, watchRequests } from '@tooling/playwright/page';
import { askVersion } from '../src/offline/ask-worker';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilKept } from '../src/offline/read-page';
import { versionText, withVersion } from '../src/offline/with-version';
import type { FaultServer } from '../src/offline/fault-server';

const home = '/';
const root = '/material-ui/';
const demos = '/material-ui/react-switch/';

// What a broken connection leaves on the console is no fault of the page.
test.use({ ignoredComplaints: /ERR_|Failed to load resource|fetching the script/ });

async function read(page: Page, site: FaultServer, address: string) {
  await page.goto(site.url + address);
  await waitUntilKept(page);
}

function listCaches(page: Page) {
  return page.evaluate(() => caches.keys());
}

test('nothing is registered on another host than the configured one (SPEC SW-1)', async ({
  page,
  site,
}) => {
  const requests = watchRequests(page.context());
  await page.goto(site.url.replace('127.0.0.1', 'localhost') + root);
  await requests.waitForIdle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(site.requests).not.toContain('/sw.js');
});

test('a page that was read is there offline, says so, and others show the offline page (SPEC SW-2)', async ({
  page,
  site,
}) => {
  await read(page, site, demos);
  await read(page, site, root);
  site.weather = 'offline';
  await page.goto(site.url + demos);
  await expect(page.locator('.d-copy-sign')).toContainText('Saved copy of');
  expect(await readPage(page)).toMatchObject({ html: 't1', script: 't1', style: 't1' });
  await expect(page.locator('[data-hydrated]').first()).toBeVisible();
  await page.goto(site.url + demos.slice(0, -1));
  await expect(page).toHaveURL(site.url + demos);

  await page.goto(`${site.url}/material-ui/writing/`);
  await expect(page.locator('.d-offline-missing')).toContainText('You are offline');
  const copy = page.locator(`[data-offline-copies] a[href="${demos}"]`);
  await expect(copy).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + demos);
  await page.goBack();
  site.weather = 'fine';
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('h1')).not.toContainText('Offline');
  await page.goto(site.url + root);
  await expect(page.locator('.d-copy-sign')).toHaveCount(0);
});

test('a copy is shown when the server is slow or broken, and only then', async ({ page, site }) => {
  await read(page, site, root);
  site.weather = 'failing';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeDefined();
  site.weather = 'slow';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeDefined();
  await page.goto(`${site.url}/material-ui/writing/`);
  expect((await readPage(page)).copy).toBeUndefined();
  site.weather = 'fine';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeUndefined();
});

test('the first worker reloads nothing, the next one once, and not over something typed (SPEC SW-1)', async ({
  page,
  site,
  products,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const requests = watchRequests(page.context());
  await read(page, site, home);
  await requests.waitForIdle(page);
  expect(loads).toBe(1);

  await page.reload();
  await waitUntilKept(page);
  await page.evaluate(() => {
    document.addEventListener('docs-unsaved-changes', (event) => {
      if (document.title !== 'sent') event.preventDefault();
    });
  });
  const { host } = site;
  const worker = withVersion(String(products.home.files.get('/sw.js')), 2);
  site.deploy(products.home.stage('h2', { host, worker }));
  loads = 0;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    });
    await registration?.update();
    await changed;
  });
  await askVersion(page);
  await requests.waitForIdle(page);
  expect(loads).toBe(0);
  await page.evaluate(() => {
    document.title = 'sent';
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => loads).toBe(1);
  await waitUntilKept(page);
  expect(await readPage(page)).toMatchObject({ html: 'h2', script: 'h2', style: 'h2' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await askVersion(page);
  await requests.waitForIdle(page);
  expect(loads).toBe(1);
});

test('two workers in turns lead to one reload each, in each tab', async ({
  page,
  context,
  site,
  products,
}) => {
  const seen = await countLoads(context);
  const other = await context.newPage();
  const tabs = [page, other];
  await read(page, site, home);
  await read(other, site, root);
  await read(page, site, home);
  await read(other, site, root);
  const loadsBefore = tabs.map((tab) => seen(tab).loads);
  const { host } = site;
  const worker = String(products.home.files.get('/sw.js'));
  for (let turn = 0; turn < 6; turn += 1) {
    const version = turn % 2;
    const text = withVersion(worker, version);
    const takeOversBefore = tabs.map((tab) => seen(tab).takeOvers);
    site.deploy(products.home.stage(`h${turn + 2}`, { host, worker: text }));
    await page.evaluate(() => {
      void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
    });
    // Each tab hears of the new worker, and is loaded again if it is one of the first two.
    await expect
      .poll(() => tabs.map((tab) => seen(tab).takeOvers))
      .toEqual(takeOversBefore.map((count) => count + 1));
    const reloads = Math.min(turn + 1, 2);
    await expect
      .poll(() => tabs.map((tab) => seen(tab).loads))
      .toEqual(loadsBefore.map((count) => count + reloads));
    for (const tab of tabs) {
      await waitUntilKept(tab);
      expect(await askVersion(tab)).toBe(versionText(version));
    }
  }
  expect(tabs.map((tab) => seen(tab).loads)).toEqual(loadsBefore.map((count) => count + 2));
});

/** Counts in each tab how often a page was loaded, and how often a worker took over. */
async function countLoads(context: BrowserContext) {
  const counts = new Map<Page, { loads: number; takeOvers: number }>();
  const seen = (tab: Page) => counts.get(tab) ?? { loads: 0, takeOvers: 0 };
  await context.exposeBinding('noteEvent', ({ page: tab }, name: 'loads' | 'takeOvers') => {
    counts.set(tab, { ...seen(tab), [name]: seen(tab)[name] + 1 });
  });
  await context.addInitScript(() => {
    const { noteEvent } = window as unknown as { noteEvent: (name: string) => Promise<void> };
    addEventListener('DOMContentLoaded', () => void noteEvent('loads'));
    navigator.serviceWorker.addEventListener('controllerchange', () => void noteEvent('takeOvers'));
  });
  return seen;
}

test('a deploy of one product leaves the copies of the other alone (SPEC SW-3)', async ({
  page,
  site,
  products,
}) => {
  await read(page, site, demos);
  await read(page, site, home);
  const { host } = site;
  site.deploy(products.tiny.stage('t2', { host }));
  site.forgetOldAssets();
  await read(page, site, root);
  expect((await listCaches(page)).filter((name) => / (?:t1|t2|h1)$/.test(name))).toHaveLength(2);
  site.weather = 'offline';
  await page.goto(site.url + demos);
  // Read in the first build, carried over to the second.
  expect(await readPage(page)).toMatchObject({ html: 't2', script: 't2', style: 't2' });
  await page.goto(site.url + home);
  expect(await readPage(page)).toMatchObject({ html: 'h1', script: 'h1', style: 'h1' });
});

test('a corrupt copy is not shown', async ({ page, site }) => {
  await read(page, site, root);
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const response = await cache.match(address);
      if (response) await cache.put(address, new Response('half a pa', response));
    }
  }, root);
  site.weather = 'offline';
  await page.goto(site.url + root);
  await expect(page.locator('.d-offline-missing')).toBeVisible();
});
