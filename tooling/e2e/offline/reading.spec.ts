import type { BrowserContext, Page } from '@playwright/test';
import { findAccessibilityViolations, watchRequests } from '@tooling/playwright/page';
import {
  offlineBadgeClass,
  offlineCopiesAttribute,
  offlineMissingClass,
} from 'docs-shell/offline/contract';
import { askVersion } from '../src/offline/ask-worker';
import { awaitTakeOver } from '../src/offline/await-take-over';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitForReport, waitUntilCached } from '../src/offline/read-page';
import { startUpdate, update } from '../src/offline/start-update';
import { versionText, withVersion } from '../src/offline/with-version';
import type { FlakyOrigin } from '../src/offline/flaky-origin';

/** Updates of the test of alternating workers. The first two reload a page, the others do not. */
const updates = 6;

const home = '/';
const root = '/material-ui/';
const demos = '/material-ui/react-switch/';

// Errors on the console that a broken connection causes.
test.use({ ignoredErrors: /ERR_|Failed to load resource|fetching the script/ });

async function visit(page: Page, site: FlakyOrigin, address: string) {
  await page.goto(site.url + address);
  await waitUntilCached(page);
}

function listCaches(page: Page) {
  return page.evaluate(() => caches.keys());
}

test('no worker is registered on a host other than the production host', async ({ page, site }) => {
  const requests = watchRequests(page.context());
  await page.goto(site.url.replace('127.0.0.1', 'localhost') + root);
  await requests.waitForIdle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(site.requests).not.toContain('/sw.js');
});

test('a visited page is available and found offline, with a notice that it is a copy; other pages show the offline page', async ({
  page,
  site,
}) => {
  await visit(page, site, demos);
  await visit(page, site, root);
  site.networkCondition = 'offline';
  await page.goto(site.url + demos);
  await expect(page.locator(`.${offlineBadgeClass}`)).toContainText('Saved copy of');
  expect(await readPage(page)).toMatchObject({ html: 't1', script: 't1', style: 't1' });
  await expect(page.locator('[data-hydrated]').first()).toBeVisible();
  await page.goto(site.url + demos.slice(0, -1));
  await expect(page).toHaveURL(site.url + demos);

  // No index was loaded while the reader was online.
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox', { name: 'Search' }).fill('smallest');
  const hit = search.getByRole('option', { name: 'Tiny In the text: smallest' });
  await expect(hit).toHaveAttribute('href', root);
  await expect(search).toContainText('Only pages that you have visited were searched: Tiny');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + root);
  await expect(page.locator(`.${offlineBadgeClass}`)).toContainText('Saved copy of');

  await page.goto(`${site.url}/material-ui/writing/`);
  await expect(page.locator(`.${offlineMissingClass}`)).toContainText('You are offline');
  const copy = page.locator(`[${offlineCopiesAttribute}] a[href="${demos}"]`);
  await expect(copy).toBeVisible();
  const identity = page.getByRole('banner').getByRole('link', { name: 'Tiny', exact: true });
  await expect(identity).toHaveAttribute('href', '/material-ui/');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + demos);
  await page.goBack();
  site.networkCondition = 'online';
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('h1')).not.toContainText('Offline');
  await page.goto(site.url + root);
  await expect(page.locator(`.${offlineBadgeClass}`)).toHaveCount(0);
});

test('a copy is shown only when the server is slow or fails', async ({ page, site }) => {
  await visit(page, site, root);
  site.networkCondition = 'failing';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeDefined();
  site.networkCondition = 'slow';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeDefined();
  await page.goto(`${site.url}/material-ui/writing/`);
  expect((await readPage(page)).copy).toBeUndefined();
  site.networkCondition = 'online';
  await page.goto(site.url + root);
  expect((await readPage(page)).copy).toBeUndefined();
});

test('the first worker causes no reload, the next one reload, but not over unsaved input', async ({
  page,
  site,
  products,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const requests = watchRequests(page.context());
  await visit(page, site, home);
  await requests.waitForIdle(page);
  expect(loads).toBe(1);

  await page.reload();
  await waitUntilCached(page);
  await page.evaluate(() => {
    document.addEventListener('docs-unsaved-changes', (event) => {
      if (document.title !== 'sent') event.preventDefault();
    });
  });
  const { host } = site;
  const worker = withVersion(String(products.home.files.get('/sw.js')), 2);
  site.deploy(products.home.stage('h2', { host, worker }));
  loads = 0;
  await update(page);
  await askVersion(page);
  await requests.waitForIdle(page);
  expect(loads).toBe(0);
  await page.evaluate(() => {
    document.title = 'sent';
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => loads).toBe(1);
  await waitUntilCached(page);
  expect(await readPage(page)).toMatchObject({ html: 'h2', script: 'h2', style: 'h2' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await askVersion(page);
  await requests.waitForIdle(page);
  expect(loads).toBe(1);
});

test('@full two alternating workers cause one reload each in every tab', async ({
  page,
  context,
  site,
  products,
}) => {
  const seen = await countLoads(context);
  const other = await context.newPage();
  const tabs = [page, other];
  await visit(page, site, home);
  await visit(other, site, root);
  await visit(page, site, home);
  await visit(other, site, root);
  const loadsBefore = tabs.map((tab) => seen(tab).loads);
  const { host } = site;
  const worker = String(products.home.files.get('/sw.js'));
  let takeOversUnaided = 0;
  for (let turn = 0; turn < updates; turn += 1) {
    const version = turn % 2;
    const text = withVersion(worker, version);
    const takeOversBefore = tabs.map((tab) => seen(tab).takeOvers);
    site.deploy(products.home.stage(`h${turn + 2}`, { host, worker: text }));
    await startUpdate(page);
    const hasTakenOver = () => seen(page).takeOvers > (takeOversBefore[0] ?? 0);
    if (await awaitTakeOver(page, hasTakenOver)) takeOversUnaided += 1;
    // Each tab notices the new worker, and reloads for the first two.
    await expect
      .poll(() => tabs.map((tab) => seen(tab).takeOvers))
      .toEqual(takeOversBefore.map((count) => count + 1));
    const reloads = Math.min(turn + 1, 2);
    await expect
      .poll(() => tabs.map((tab) => seen(tab).loads))
      .toEqual(loadsBefore.map((count) => count + reloads));
    for (const tab of tabs) {
      await waitUntilCached(tab);
      expect(await askVersion(tab)).toBe(versionText(version));
    }
  }
  expect(tabs.map((tab) => seen(tab).loads)).toEqual(loadsBefore.map((count) => count + 2));
  // If pages prevented it, for example by messages to the old worker, none would take over unaided.
  expect(takeOversUnaided).toBeGreaterThan(0);
});

/** Counts loads and worker updates in each tab. */
async function countLoads(context: BrowserContext) {
  const counts = new Map<Page, { loads: number; takeOvers: number }>();
  const seen = (tab: Page) => counts.get(tab) ?? { loads: 0, takeOvers: 0 };
  await context.exposeBinding('recordEvent', ({ page: tab }, name: 'loads' | 'takeOvers') => {
    counts.set(tab, { ...seen(tab), [name]: seen(tab)[name] + 1 });
  });
  await context.addInitScript(() => {
    const { recordEvent } = window as unknown as { recordEvent: (name: string) => Promise<void> };
    addEventListener('DOMContentLoaded', () => void recordEvent('loads'));
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void recordEvent('takeOvers'),
    );
  });
  return seen;
}

test('a deploy of one product does not change the copies of another', async ({
  page,
  site,
  products,
}) => {
  await visit(page, site, demos);
  await visit(page, site, home);
  const { host } = site;
  site.deploy(products.tiny.stage('t2', { host }));
  site.removeOldAssets();
  await visit(page, site, root);
  expect((await listCaches(page)).filter((name) => / (?:t1|t2|h1)$/.test(name))).toHaveLength(2);
  site.networkCondition = 'offline';
  await page.goto(site.url + demos);
  // Visited in the first build, migrated to the second.
  expect(await readPage(page)).toMatchObject({ html: 't2', script: 't2', style: 't2' });
  await page.goto(site.url + home);
  expect(await readPage(page)).toMatchObject({ html: 'h1', script: 'h1', style: 'h1' });
});

test('@full a corrupt copy is not shown', async ({ page, site }) => {
  await visit(page, site, root);
  site.networkCondition = 'offline';
  // A page reports again after it has loaded more files, and its copy is then written again. The worker handles reports
  // one by one: after that of another page, no report of the first one is left.
  await page.goto(`${site.url}${root}nowhere/`);
  await waitForReport(page, 'failed');
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const response = await cache.match(address);
      if (response) await cache.put(address, new Response('half a pa', response));
    }
  }, root);
  await page.goto(site.url + root);
  await expect(page.locator(`.${offlineMissingClass}`)).toBeVisible();
});
