import path from 'node:path';
import { presetSettings, readRoot } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { listPages } from '../src/list-pages';
import { listProducts } from '../src/sites/list-products';
import { isFull } from '../src/tier';

const site = path.join(import.meta.dirname, '../../../dist/site');

/** Products of the assembled site: root, a page with demos, and the scripts that only its app has. */
async function listCrossings() {
  const manifests = await listProducts(site);
  const pages = listPages();
  return manifests.map(({ rootPath, buildId, files, noindex = false }) => {
    // Products of one app share their library, and the build of the app.
    const others = manifests.filter((other) => other.buildId !== buildId);
    const own = files.filter(
      (file) => file.endsWith('.js') && others.every((other) => !other.files.includes(file)),
    );
    const withDemos = pages.find(
      ({ address, demos }) =>
        demos.length > 0 && files.includes(`${address.replace(/\/$/, '')}/index.html`),
    );
    return {
      root: `${rootPath}/`,
      withDemos: withDemos?.address,
      buildId,
      own,
      isInternal: noindex,
    };
  });
}

const products = await listCrossings();

test('the site has products with different libraries', () => {
  expect(products.length).toBeGreaterThan(2);
  expect(products.filter(({ own }) => own.length > 0).length).toBeGreaterThan(1);
});

/**
 * The target products: the next one in the menu, so that each is left and reached once. In the full tier, all others.
 * The menu does not list internal products.
 */
function listTargets(from: (typeof products)[number]) {
  const others = [
    ...products.slice(products.indexOf(from) + 1),
    ...products.slice(0, products.indexOf(from)),
  ].filter(({ isInternal }) => !isInternal);
  return isFull ? others : others.slice(0, 1);
}

// Preferences are kept, and no code of the previous library is loaded.
for (const from of products) {
  test(`from ${from.root} to ${isFull ? 'each other product' : 'the next product'}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + products.length * 15_000);
    await presetSettings(page, { mode: 'dark', direction: 'rtl', density: 'dense' });
    for (const to of listTargets(from)) {
      await page.goto(from.withDemos ?? from.root);
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      const requested: string[] = [];
      const note = (request: { url(): string }) => requested.push(new URL(request.url()).pathname);
      await page.locator(`[data-products] a[href="${to.root}"]`).waitFor();
      page.on('request', note);
      await page.locator(`[data-products] a[href="${to.root}"]`).click();
      await expect(page).toHaveURL(to.root);
      await page.goto(to.withDemos ?? to.root);
      if (to.withDemos !== undefined) {
        // Demos far from the viewport load nothing yet.
        const demo = page.locator('[data-demo]').first();
        await demo.scrollIntoViewIfNeeded();
        await expect(demo).toHaveAttribute('data-hydrated', '');
      }
      await expect
        .poll(() => requested.some((file) => to.own.includes(file)), {
          message: `${from.root} → ${to.root} loads its own library where it has demos`,
        })
        .toBe(to.withDemos !== undefined);
      page.off('request', note);
      expect(await readRoot(page)).toEqual({ scheme: 'dark', dir: 'rtl', density: 'dense' });
      const foreign = products
        .filter(({ buildId }) => buildId !== to.buildId)
        .flatMap(({ own }) => own)
        .filter((file) => requested.includes(file));
      expect(foreign, `${from.root} → ${to.root}`).toEqual([]);
    }
  });
}
