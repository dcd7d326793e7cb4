import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { findAccessibilityViolations, openSettings } from '@tooling/playwright/page';
import {
  offlineBadgeClass,
  offlineMissingClass,
  offlineSectionClass,
} from 'docs-shell/offline/contract';
import { addressOf, isLinkedPage, linkedPageAddress } from 'docs-shell/offline';
import { askVersion } from '../src/offline/ask-worker';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilCached } from '../src/offline/read-page';

const root = '/material-ui/';

test.use({ ignoredErrors: /ERR_|Failed to (?:load resource|fetch dynamically)/ });

async function openSection(page: Page, url: string) {
  await page.goto(url);
  await waitUntilCached(page);
  await openSettings(page);
  const section = page.locator(`.${offlineSectionClass}`);
  await expect(section).toBeVisible();
  return section;
}

/** Returns the addresses of the copies of Tiny. */
function listCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((it) => it.includes(' material-ui '));
    return (await (await caches.open(name ?? '')).keys()).map(({ url }) => new URL(url).pathname);
  });
}

test('a whole product is saved, read and searched offline, updated and removed', async ({
  page,
  site,
  products,
}) => {
  const section = await openSection(page, site.url + root);
  const save = section.getByRole('button', { name: /Save Tiny for offline \(\d.*MB\)/ });
  await save.click();
  await expect(section).toContainText(/All of Tiny, saved on/);
  await expect(section.getByRole('button', { name: 'Remove' })).toBeFocused();
  const copies = await listCopies(page);
  const { files } = products.tiny.stage('t1', { host: site.host });
  const pages = [...files.keys()].filter((file) => file.endsWith('index.html'));
  expect(copies).toEqual(
    expect.arrayContaining(pages.filter((file) => !isLinkedPage(file)).map(addressOf)),
  );

  site.networkCondition = 'offline';
  await page.goto(`${site.url}/material-ui/writing/`);
  expect(await readPage(page)).toMatchObject({ html: 't1', script: 't1', style: 't1' });
  await expect(page.locator(`.${offlineBadgeClass}`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('switch');
  await expect(page.locator('[role="option"]').first()).toContainText(/switch/i);

  // “View as Markdown” and “Copy page”.
  await page.goto(`${site.url}/material-ui/writing/index.md`);
  await expect(page.locator('body')).toContainText(/^# \S/);
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain');

  site.networkCondition = 'online';
  site.deploy(products.tiny.stage('t2', { host: site.host }));
  const again = await openSection(page, site.url + root);
  await expect(again).toContainText('There is a newer version.');
  await again.getByRole('button', { name: 'Update' }).click();
  await expect(again).toContainText(/All of Tiny, saved on/);
  await expect(again).not.toContainText('newer version');
  // The cache of the build that was saved before is evicted.
  await expect
    .poll(async () =>
      (await page.evaluate(() => caches.keys())).filter((it) => it.includes(' material-ui ')),
    )
    .toEqual(['docs-offline / material-ui t2']);
  await again.getByRole('button', { name: 'Remove' }).click();
  await expect(again.getByRole('button', { name: /Save Tiny/ })).toBeVisible();
  site.networkCondition = 'offline';
  await page.goto(`${site.url}/material-ui/writing/`);
  await expect(page.locator(`.${offlineMissingClass}`)).toBeVisible();
});

test('a download shows its progress, continues on other pages, and can be canceled', async ({
  page,
  site,
}) => {
  const section = await openSection(page, site.url + root);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Promise<unknown>[] = [];
  site.intercept = async (path, response) => {
    if (/search-.*\.txt$|writing\/_linked\/$/.test(path)) {
      held.push(once(response, 'close'));
      await released;
    }
    return false;
  };
  await section.getByRole('button', { name: /Save Tiny/ }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  await expect(section).toContainText(/ of .*MB/);
  const again = await openSection(page, `${site.url}/material-ui/react-switch/`);
  await expect(again.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => held).not.toEqual([]);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(again.getByRole('button', { name: /Save Tiny/ })).toBeVisible();
  release();
  await Promise.all(held);
  await askVersion(page);
  const files = await listCopies(page);
  expect(files).not.toContain('/material-ui/writing/');
  expect(files).toContain(root);
});

test('a deploy during a download leads to a complete copy of the new build', async ({
  page,
  site,
  products,
}) => {
  const section = await openSection(page, site.url + root);
  let isDeployed = false;
  site.intercept = (path) => {
    if (path === linkedPageAddress('/material-ui/writing/') && !isDeployed) {
      isDeployed = true;
      site.deploy(products.tiny.stage('t2', { host: site.host }));
      site.removeOldAssets();
    }
    return false;
  };
  await section.getByRole('button', { name: /Save Tiny/ }).click();
  await expect(section).toContainText(/All of Tiny, saved on/);
  expect(isDeployed).toBe(true);
  site.networkCondition = 'offline';
  for (const address of [root, '/material-ui/writing/', '/material-ui/react-switch/']) {
    await page.goto(site.url + address);
    expect(await readPage(page)).toMatchObject({ html: 't2', script: 't2', style: 't2' });
  }
});

test('a failed connection and a full disk are reported', async ({ page, context, site }) => {
  const section = await openSection(page, site.url + root);
  site.intercept = (path, response) => {
    if (path !== linkedPageAddress('/material-ui/writing/')) return false;
    response.destroy();
    return true;
  };
  await section.getByRole('button', { name: /Save Tiny/ }).click();
  await expect(section.getByRole('alert')).toContainText('connection');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  delete site.intercept;
  const devtools = await context.newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: site.url });
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: site.url,
    quotaSize: usage + 20_000,
  });
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('alert')).toContainText('room');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section).toContainText(/All of Tiny, saved on/);
});

test('a browser without service workers shows a message', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto(site.url + root);
  await openSettings(page);
  await expect(page.locator(`.${offlineSectionClass}`)).toContainText(
    'This browser cannot save pages here',
  );
});

test('code that a newer build removed causes one reload, then a message', async ({
  page,
  products,
  site,
}) => {
  let loads = 0;
  let builds = 0;
  page.on('load', () => (loads += 1));
  const build = products.tiny.stage('t1', { host: site.host });
  const html = String(build.files.get(`${root}index.html`));
  site.intercept = (path, response) => {
    if (/boot-search\.lazy/.test(path)) {
      response.writeHead(404).end();
      return true;
    }
    if (path !== root) return false;
    // Each response is a newer build, whose script has another address.
    builds += 1;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html.replaceAll(/\/boot-[\w-]+\.js/g, `$&#build-${builds}`));
    return true;
  };
  await page.goto(site.url + root);
  const search = page.getByRole('button', { name: /^Search/ });
  await search.click();
  await expect.poll(() => loads).toBe(2);
  await search.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The site was updated' })).toBeVisible();
  expect(loads).toBe(2);
});
