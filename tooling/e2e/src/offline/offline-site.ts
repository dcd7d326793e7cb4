import { expect as plainExpect, test as base } from '@tooling/playwright/test';
import { fixtureDir } from '../sites/list-app-dirs';
import { startFlakyOrigin, type FlakyOrigin } from './flaky-origin';
import { readBuiltProduct, type BuiltProduct } from './stage-build';

/** The two products of these tests: the site's root with the worker, and a product with demos. */
export interface OfflineProducts {
  readonly home: BuiltProduct;
  readonly tiny: BuiltProduct;
}

interface Fixtures {
  /** An origin on which the first build of both products is deployed. */
  readonly site: FlakyOrigin;
}

/** Playwright's test with an origin that is the configured production host. */
export const test = base.extend<Fixtures, { products: OfflineProducts }>({
  products: [
    // eslint-disable-next-line no-empty-pattern -- Playwright derives the fixture's dependencies from the pattern.
    async ({}, use) => {
      const [home, tiny] = await Promise.all([
        readBuiltProduct(fixtureDir('home')),
        readBuiltProduct(fixtureDir('tiny')),
      ]);
      await use({ home, tiny });
    },
    { scope: 'worker' },
  ],
  site: async ({ products }, use) => {
    const site = await startFlakyOrigin();
    const { host } = site;
    site.deploy(products.home.stage('h1', { host }));
    site.deploy(products.tiny.stage('t1', { host }));
    await use(site);
    await site.close();
  },
});

/** Workers start, fill caches and activate in the background, which takes time on a busy machine. */
export const expect = plainExpect.configure({ timeout: 20_000 });
