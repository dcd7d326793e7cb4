import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { openSettings } from '@tooling/playwright/page';
import { formatRegistry, mergeRegistry } from 'docs-build/registry';
import { manifestAddress, type PublishedManifest } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { offlineBadgeClass, offlineSectionClass } from 'docs-shell/offline/contract';
import { parseRegistry, registryAddress } from 'docs-shell/registry';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { askVersion } from '../src/offline/ask-worker';
import { startFlakyOrigin, type FlakyOrigin } from '../src/offline/flaky-origin';
import { waitUntilCached } from '../src/offline/read-page';
import { readBuiltProduct, type BuiltProduct } from '../src/offline/stage-build';
import { buildWithRelease } from '../src/releases/build-with-release';
import { readLastRelease } from '../src/releases/release';
import { fixtureDir } from '../src/sites/list-app-dirs';

const release = await readLastRelease();

let folder: string;
let browser: Browser;
/** `tiny` is built by this shell, `ink` by that of the release. Either can build the root of the site. */
let products: { readonly tiny: BuiltProduct; readonly ink: BuiltProduct };
let roots: Readonly<Record<Shell, BuiltProduct>>;

type Shell = 'this shell' | 'the release';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-releases-'));
  const built = await buildWithRelease(folder, release);
  products = {
    tiny: await readBuiltProduct(fixtureDir('tiny')),
    ink: await readBuiltProduct(built.ink),
  };
  roots = {
    'this shell': await readBuiltProduct(fixtureDir('home')),
    'the release': await readBuiltProduct(built.root),
  };
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const tiny = { root: '/material-ui/', name: 'Tiny' };
const ink = { root: '/ink/', name: 'Ink' };
const pairs = [
  ['this shell', tiny, ink],
  ['the release', ink, tiny],
] as const;

describe.each(['this shell', 'the release'] as const)(
  `pages of this shell and of ${release.version}, with a root built by %s`,
  (shell) => {
    it.each(pairs)('a page of %s lists the other product, and leads there', async (_, from, to) => {
      const { page, site } = await openSite(shell);
      await page.goto(site.url + from.root);
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      const entry = page.locator('[data-products] a').filter({ hasText: to.name });
      await entry.click();
      await page.waitForURL(site.url + to.root);
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      await page.locator('[data-products] a').filter({ hasText: from.name }).waitFor();
      await page.goBack();
      await page.waitForURL(site.url + from.root);
    });

    it.each([
      ['this shell', tiny.root, 'quillpen', '/ink/writing/'],
      ['the release', ink.root, 'switch', '/material-ui/react-switch/'],
    ])('search on a page of %s finds pages of the other', async (_, from, words, address) => {
      const { page, site } = await openSite(shell);
      await page.goto(site.url + from);
      await search(page, words);
      const result = page.locator(`.d-search a[href^="${address}"]`).first();
      await result.click();
      await page.waitForURL((url) => url.pathname === address);
    });

    it.each(pairs)('a page of %s opens itself in a version of the other', async (_, from, to) => {
      const { page, site } = await openSite(shell);
      const address = `${from.root}writing/`;
      const earlier = await readManifest(site, to.root);
      site.intercept = (requested, response) => {
        if (requested === `/v0${manifestAddress(from.root)}`) {
          response.end(
            JSON.stringify(earlier)
              .replaceAll(to.root, from.root)
              .replaceAll(`"${to.root.slice(0, -1)}"`, `"${from.root.slice(0, -1)}"`),
          );
          return true;
        }
        return false;
      };
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch();
        const root = `/v0${from.root}`;
        const link = `<li><a href="${root}" data-version-root="${root}">0.1</a></li>`;
        const html = await response.text();
        const body = html.replace(/(<div id="d-versions".*?<ul>)/s, `$1${link}`);
        await route.fulfill({ response, body });
      });
      await page.goto(site.url + address);
      await page.getByRole('button', { name: /^Versions/ }).click();
      await page.locator(`a[href="/v0${address}"]`, { hasText: '0.1' }).waitFor();
    });

    it('both products are saved and read offline, with one worker', async () => {
      const { page, site } = await openSite(shell);
      for (const { root, name } of [tiny, ink]) {
        await page.goto(site.url + root);
        await waitUntilCached(page);
        await openSettings(page);
        const section = page.locator(`.${offlineSectionClass}`);
        await section.getByRole('button', { name: `Save ${name} for offline` }).click();
        await section.getByText(`All of ${name}, saved on`).waitFor();
      }
      // Pages of both shells keep what they last knew of the products in the same storage.
      await page.goto(site.url + tiny.root);
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      await page.locator('[data-products] a').filter({ hasText: ink.name }).waitFor();
      expect(await askVersion(page)).toBeTruthy();
      site.networkCondition = 'offline';
      await page.goto(`${site.url}/ink/writing/`);
      await page.getByRole('heading', { name: 'Quills' }).waitFor();
      await page.locator(`.${offlineBadgeClass}`).waitFor();
      await page.goto(`${site.url}${ink.root}`);
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      await page.locator('[data-products] a').filter({ hasText: tiny.name }).click();
      await page.waitForURL(site.url + tiny.root);
      await search(page, 'quillpen');
      await page.locator('.d-search a[href^="/ink/writing/"]').first().waitFor();
    });
  },
);

it('a worker of the release gives its copies to the worker of this shell', async () => {
  const { page, site } = await openSite('the release');
  await page.goto(`${site.url}/ink/writing/`);
  await waitUntilCached(page);
  const before = await askVersion(page);
  site.deploy(roots['this shell'].stage('new-root', { host: site.host }));
  await publishRegistry(site);
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/ink/writing/`);
      await page.waitForTimeout(500);
      return askVersion(page);
    })
    .not.toBe(before);
  site.networkCondition = 'offline';
  await page.goto(`${site.url}/ink/writing/`);
  await page.getByRole('heading', { name: 'Quills' }).waitFor();
});

/** Serves both products with one of the roots, in a new browser context that fails the test on an error of a script. */
async function openSite(
  shell: Shell,
): Promise<{ readonly page: Page; readonly site: FlakyOrigin }> {
  const site = await startFlakyOrigin();
  const { host } = site;
  site.deploy(roots[shell].stage('root', { host }));
  site.deploy(products.tiny.stage('tiny', { host }));
  site.deploy(products.ink.stage('ink', { host }));
  await publishRegistry(site);
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  onTestFinished(async () => {
    await context.close();
    await site.close();
    expect(errors).toEqual([]);
  });
  return { page, site };
}

/** Opens search, as soon as its script is there, and types. */
async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search' });
  const open = async () => {
    if (!(await box.isVisible())) await page.keyboard.press('Control+k');
    return box.isVisible();
  };
  await expect.poll(open, { interval: 2000 }).toBe(true);
  await box.fill(words);
}

/** Adds the products to the registry that the root was built with, as its owner does. */
async function publishRegistry(site: FlakyOrigin): Promise<void> {
  const root = site.current('');
  const built = parseRegistry(JSON.parse(String(root?.files.get(registryAddress))));
  if (!root || !built) throw new Error('The root has no valid registry.');
  const manifests = await Promise.all([tiny.root, ink.root].map((it) => readManifest(site, it)));
  const names = new Set(['/', ...manifests.map(({ rootPath }) => rootPath)]);
  const merged = mergeRegistry(built, manifests);
  const products = merged.products.filter(({ prefixes: [first = ''] }) => names.has(first));
  const files = new Map([
    ...root.files,
    [registryAddress, Buffer.from(formatRegistry({ ...merged, products }))],
  ]);
  site.deploy({ ...root, files });
}

/** Reads a manifest as other products do: the schema of this shell accepts that of the release. */
async function readManifest(site: FlakyOrigin, root: string): Promise<PublishedManifest> {
  const text = site.current(root.slice(0, -1))?.files.get(manifestAddress(root));
  const parsed = parsePublishedManifest(String(text));
  if (!parsed.manifest) throw new Error(`${root}: ${parsed.problem}`);
  return parsed.manifest;
}
