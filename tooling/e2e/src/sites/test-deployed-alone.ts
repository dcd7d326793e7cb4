import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@tooling/playwright/test';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { manifestFileName, type PublishedManifest } from 'docs-shell/product';
import { productTable } from 'products';
import type { ChangedApp } from './change-app';
import { createTemporarySite } from './create-temporary-site';
import { listProducts } from './list-products';

const test = base.extend<{ later: (undo: () => Promise<void>) => void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
  later: async ({}, use) => {
    const undos: (() => Promise<void>)[] = [];
    await use((undo) => undos.push(undo));
    for (const undo of undos.reverse()) await undo();
  },
});

function namesOf(products: readonly PublishedManifest[]): string[] {
  return products.map(({ identity }) => identity.name).sort();
}

/**
 * Opens a page and its menu of products, and waits until it lists these products and no other ones. A product for the
 * team of the site is listed on its own pages only.
 */
async function expectProducts(
  page: Page,
  address: string,
  products: readonly PublishedManifest[],
): Promise<void> {
  const isOwn = ({ rootPath }: PublishedManifest) => address.endsWith(`${rootPath}/`);
  const listed = products.filter((product) => !product.noindex || isOwn(product));
  await page.goto(address);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  const names = page.locator('[data-products] strong');
  await expect
    .poll(async () => (await names.allTextContents()).sort(), address)
    .toEqual(namesOf(listed));
}

/** An app, and the apps of the site that it is deployed to. */
export interface DeployedApp {
  /** Builds the app again, with other texts. */
  readonly change: () => Promise<ChangedApp>;
  readonly apps: Readonly<Record<string, string>>;
  readonly title: string;
  /** How often the unchanged pages contain its name and its version. Not checked by default. */
  readonly factCount?: number;
  /** Reports of the browser that settings of the new build cause. */
  readonly ignoredErrors?: RegExp;
}

/**
 * Declares tests that one app can be deployed alone. Only its files are replaced by those of another build. Then its
 * published files are removed and damaged.
 */
export function testDeployedAlone({ change, apps, title, ...expected }: DeployedApp): void {
  // A group of its own: settings outside of one are those of the whole file.
  test.describe(title, () => {
    test.use({ ignoredErrors: expected.ignoredErrors });
    test('is deployed alone, and the others notice', async ({ page, later, browser }) => {
      test.setTimeout(300_000);
      const site = await createTemporarySite(apps);
      later(() => site.remove());
      await site.assemble();
      const headers = securityHeaders(process.env);
      const server = await createSiteServer({ root: site.root, productTable, port: 0, headers });
      later(() => server.close());
      const before = await listProducts(site.root);
      const changed = await change();
      later(() => changed.remove());
      // A page that still sends requests would report a missing server.
      later(async () => {
        await page.goto('about:blank');
      });
      const others = before.filter(({ rootPath }) => rootPath !== changed.rootPath);
      const untouched = others.map(({ rootPath }) => `${server.url}${rootPath}/`);
      expect(untouched.length).toBeGreaterThan(1);
      for (const address of untouched) await expectProducts(page, address, before);

      await site.deploy(changed.appDir);
      const after = await listProducts(site.root);
      expect(namesOf(after)).toEqual([...namesOf(others), changed.name].sort());
      const isForTeam = after.some(
        ({ identity, noindex }) => noindex && identity.name === changed.name,
      );
      let factCount = 0;
      for (const address of untouched) {
        await expectProducts(page, address, after);
        for (const kind of ['name', 'version'] as const) {
          const fact = `[data-product-fact="${kind} ${changed.rootPath}/"]`;
          for (const element of await page.locator(fact).all()) {
            await expect(element).toHaveText(changed[kind]);
            factCount += 1;
          }
        }
        if (isForTeam) await page.goto(`${server.url}${changed.rootPath}/`);
        else await page.locator('[data-products] a', { hasText: changed.name }).click();
        await expect(page).toHaveURL(`${server.url}${changed.rootPath}/`);
        await expect(
          page.getByRole('button', { name: `Versions: ${changed.version}` }),
        ).toBeVisible();
      }
      if (expected.factCount !== undefined) expect(factCount).toBe(expected.factCount);
      await page.goto(server.url + changed.address);
      await expect(page.getByRole('main')).toContainText(changed.sentence);

      const manifestFile = path.join(site.root, changed.rootPath, manifestFileName);
      await rm(manifestFile);
      for (const address of untouched) await expectProducts(page, address, others);
      await writeFile(manifestFile, '{ "schemaVersion": 1, "identity": {');
      for (const address of untouched) await expectProducts(page, address, others);
      const reader = await browser.newPage();
      for (const address of untouched) await expectProducts(reader, address, others);
      await reader.close();
    });
  });
}
