import { askVersion } from '../src/offline/ask-worker';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilCached } from '../src/offline/read-page';
import {
  readReleasedWorker,
  releasedWorkers,
  reportToReleasedWorker,
} from '../src/offline/released-workers';
import { versionText, withVersion } from '../src/offline/with-version';
import { update } from '../src/offline/start-update';

const visited = '/versions/';

test.use({ ignoredErrors: /ERR_|Failed to (?:load resource|fetch dynamically)/ });

for (const name of releasedWorkers) {
  test(`the copies of worker ${name} survive the update to the current worker`, async ({
    page,
    site,
    products,
  }) => {
    const { host } = site;
    const released = await readReleasedWorker(name);
    const current = withVersion(String(products.home.files.get('/sw.js')), 2);
    const build = { host, hasLegacyManifest: true };
    site.deploy(products.home.stage('h1', { ...build, worker: released }));
    await page.goto(site.url + visited);
    await expect.poll(() => reportToReleasedWorker(page, '')).toBe(true);

    // A page that was loaded before its worker is not controlled by it.
    await page.reload();

    // The same build, but with the current worker.
    site.deploy(products.home.stage('h1', { ...build, worker: current }));
    await update(page);
    await expect.poll(() => askVersion(page).catch(() => undefined)).toBe(versionText(2));
    site.networkCondition = 'offline';
    await page.goto(site.url + visited);
    const copy = await readPage(page);
    expect(copy).toMatchObject({ html: 'h1', script: 'h1', style: 'h1' });
    expect(copy.copy).toBeDefined();

    // The next build has a manifest of the current version; the visited page moves to it.
    site.networkCondition = 'online';
    site.deploy(products.home.stage('h2', { host, worker: current }));
    site.removeOldAssets();
    await page.goto(`${site.url}/`);
    await waitUntilCached(page);
    site.networkCondition = 'offline';
    await page.goto(site.url + visited);
    expect(await readPage(page)).toMatchObject({ html: 'h2', script: 'h2', style: 'h2' });
  });
}
