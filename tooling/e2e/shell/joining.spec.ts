import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/sites/site-test';
import { updateRegistry } from 'docs-build/registry';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { registerRoute } from 'docs-shell/registry';
import { createTemporarySite } from '../src/sites/create-temporary-site';
import { tinySite } from '../src/sites/fixture-sites';
import { inventProduct } from '../src/sites/invent-product';
import { fixtureDir } from '../src/sites/list-app-dirs';

const tiny = { id: 'material-ui', rootPath: '/material-ui', name: 'Tiny' };
const ink = { id: 'ink', rootPath: '/ink', name: 'Ink' };

/** Opens the menu of products on a page. */
async function openMenu(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  return page.locator('[data-products] strong');
}

/** Searches for a word on a page, and returns the addresses of the hits. */
async function search(page: Page, address: string, words: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(words);
  return page.locator('.d-search [role=option]');
}

test('@full a product joins and leaves a live site, and no other app is built again', async ({
  page,
}) => {
  const site = await createTemporarySite(tinySite);
  await site.assemble();
  const server = await createSiteServer({
    root: site.root,
    productTable,
    port: 0,
    headers: securityHeaders(process.env),
  });
  const foreign = await inventProduct(fixtureDir('tiny'), tiny, ink);
  try {
    const before = ['Tiny', 'Joyful', 'MUI System', 'Home'];
    const pages = ['/', '/material-ui/', '/system/', '/joy-ui/'].map((it) => server.url + it);
    for (const address of pages) {
      await expect(await openMenu(page, address)).toHaveText(before);
    }
    const untouched = await site.readFiles();

    // The team deploys the product, and the owner of the root adds it to the registry.
    await cp(path.join(foreign.distDir, 'ink'), path.join(site.root, 'ink'), { recursive: true });
    await updateRegistry(site.root, (registry) => ({
      ...registry,
      products: [
        ...registry.products,
        registerRoute(
          { productId: ink.id, categoryId: 'core', pathPrefixes: [ink.rootPath] },
          15,
          ink.name,
        ),
      ],
    }));
    const changed = [...(await site.readFiles())]
      .filter(([file, content]) => !file.startsWith('ink/') && untouched.get(file) !== content)
      .map(([file]) => file.replace(/\.gz$/, ''));
    expect(new Set(changed)).toEqual(new Set(['docs-products.json', 'llms.txt']));

    for (const address of pages) {
      // Its `order` is between those of the first and the second product.
      const names = ['Tiny', 'Ink', 'Joyful', 'MUI System', 'Home'];
      await expect(await openMenu(page, address)).toHaveText(names);
    }
    await expect(await search(page, `${server.url}/system/`, 'switch')).not.toHaveCount(0);
    await expect(page.locator('.d-search a[href^="/ink/"]')).not.toHaveCount(0);
    await (await openMenu(page, `${server.url}/`)).filter({ hasText: /^Ink$/ }).click();
    await expect(page).toHaveURL(`${server.url}/ink/`);

    await updateRegistry(site.root, (registry) => ({
      ...registry,
      products: registry.products.filter(({ id }) => id !== ink.id),
    }));
    for (const address of pages) {
      await expect(await openMenu(page, address)).toHaveText(before);
    }
    // The pages know by now. Their console would not tell: a missing manifest is an empty answer.
    await rm(path.join(site.root, 'ink'), { recursive: true });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await expect(await search(page, `${server.url}/system/`, 'switch')).not.toHaveCount(0);
    await expect(page.locator('.d-search a[href^="/ink/"]')).toHaveCount(0);
    expect(requested.filter((pathname) => pathname.startsWith(`${ink.rootPath}/`))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await server.close();
    await site.remove();
    await foreign.remove();
  }
});
