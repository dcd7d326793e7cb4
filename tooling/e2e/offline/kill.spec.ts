import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildWorker } from 'docs-build/build-worker';
import { globSync } from 'tinyglobby';
import { expect, test } from '../src/offline/offline-site';
import { waitUntilKept } from '../src/offline/read-page';
import { fixtureDir } from '../src/sites/list-app-dirs';

const released = path.join(import.meta.dirname, '../fixtures/workers');

/** Every worker that readers may have, and the one that they get next. */
const versions = [...globSync('*.js.txt', { cwd: released }).sort(), 'present'];

test.use({ ignoredComplaints: /Failed to load resource/ });

// One flag in the deploy takes the worker and exactly its caches away (SPEC SW-3).
for (const version of versions) {
  test(`the retired worker takes ${version} away`, async ({ page, site, products }) => {
    const { host } = site;
    if (version !== 'present') {
      const worker = await readFile(path.join(released, version), 'utf8');
      site.deploy(products.home.stage('h1', { host, worker }));
    }
    await page.goto(`${site.url}/`);
    await waitUntilKept(page);
    await page.evaluate(async () => {
      await caches.open('somebody-else');
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
      .toEqual(['somebody-else', 'docs-offline-of-others']);
    await page.goto(`${site.url}/material-ui/`);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    expect(loads).toBeLessThanOrEqual(3);
  });
}
