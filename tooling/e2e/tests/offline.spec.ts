import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilKept } from '../src/offline/read-page';
import { withVersion } from '../src/offline/with-version';
import type { FaultServer } from '../src/offline/fault-server';

const home = '/';
const root = '/material-ui/';
const demos = '/material-ui/react-switch/';

// What a broken connection leaves on the console is no fault of the page.
test.use({ ignoredComplaints: /ERR_|Failed to load resource|fetching the script/ });
// Each of them waits many times for a worker.
test.describe.configure({ timeout: 180_000 });

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
  await page.goto(site.url.replace('127.0.0.1', 'localhost') + root);
  await page.waitForLoadState('networkidle');
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
  await read(page, site, home);
  await page.waitForTimeout(1500);
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
  await page.waitForTimeout(1000);
  expect(loads).toBe(0);
  await page.evaluate(() => {
    document.title = 'sent';
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => loads).toBe(1);
  await waitUntilKept(page);
  expect(await readPage(page)).toMatchObject({ html: 'h2', script: 'h2', style: 'h2' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
});

test('two workers in turns lead to one reload each, in each tab', async ({
  page,
  context,
  site,
  products,
}) => {
  const other = await context.newPage();
  await read(page, site, home);
  await read(other, site, root);
  await read(page, site, home);
  await read(other, site, root);
  let loads = 0;
  page.on('load', () => (loads += 1));
  other.on('load', () => (loads += 1));
  const { host } = site;
  const worker = String(products.home.files.get('/sw.js'));
  for (let turn = 0; turn < 6; turn += 1) {
    const text = withVersion(worker, turn % 2);
    site.deploy(products.home.stage(`h${turn + 2}`, { host, worker: text }));
    // The page may be loaded again in the middle of it.
    await page
      .evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      })
      .catch(() => undefined);
    await page.waitForTimeout(1200);
  }
  expect(loads).toBeGreaterThan(0);
  expect(loads).toBeLessThanOrEqual(4);
});

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
