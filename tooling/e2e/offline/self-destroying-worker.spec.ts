import { buildWorker } from 'docs-build/build-worker';
import { expect, test } from '../src/offline/offline-site';
import { waitUntilCached } from '../src/offline/read-page';
import {
  readReleasedWorker,
  releasedWorkers,
  reportToReleasedWorker,
} from '../src/offline/released-workers';
import { fixtureDir } from '../src/sites/list-app-dirs';

test.use({ ignoredErrors: /Failed to load resource/ });

for (const version of [...releasedWorkers, 'current']) {
  const tier = version === 'current' ? '@full ' : '';
  test(`${tier}the self-destroying worker removes worker ${version} and only its caches`, async ({
    page,
    context,
    site,
    products,
  }) => {
    const { host } = site;
    if (version === 'current') {
      await page.goto(`${site.url}/`);
      await waitUntilCached(page);
    } else {
      const worker = await readReleasedWorker(version);
      site.deploy(products.home.stage('h1', { host, worker, hasLegacyManifest: true }));
      await page.goto(`${site.url}/`);
      await expect.poll(() => reportToReleasedWorker(page, '')).toBe(true);
    }
    await page.evaluate(async () => {
      await caches.open('another-owner');
      await caches.open('docs-offline-of-others');
    });
    const before = await page.evaluate(() => caches.keys());
    expect(before.length).toBeGreaterThan(2);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const worker = await buildWorker(fixtureDir('home'), { isOff: true });
    site.deploy(products.home.stage('h2', { host, worker }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
      .toEqual(['another-owner', 'docs-offline-of-others']);
    // The page may be reloading for the new worker. A tab with DevTools attached can stall if it is sent elsewhere
    // during that, so another tab opens the next page.
    const nextPage = await context.newPage();
    await nextPage.goto(`${site.url}/material-ui/`);
    await expect
      .poll(() =>
        nextPage.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    // A page that was opened before the worker had unregistered itself still belongs to it, which does nothing, and so
    // does its reload while the first tab is between two documents.
    await expect
      .poll(async () => {
        await nextPage.reload();
        return nextPage.evaluate(() => navigator.serviceWorker.controller);
      })
      .toBe(null);
    expect(loads).toBeLessThanOrEqual(3);
  });
}
