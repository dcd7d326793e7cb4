import { expect as plainExpect, test as base } from '@tooling/playwright/test';
import { fixtureDir } from '../sites/list-app-dirs';
import { startFaultServer, type FaultServer } from './fault-server';
import { readBuiltProduct, type BuiltProduct } from './stage-build';

/** The two products of these tests: the site's root with its worker, and one with demos. */
export interface OfflineProducts {
  readonly home: BuiltProduct;
  readonly tiny: BuiltProduct;
}

interface Fixtures {
  /** An origin with the first build of both. */
  readonly site: FaultServer;
}

/** Playwright's test with an origin of two products whose host is the configured one. */
export const test = base.extend<Fixtures, { products: OfflineProducts }>({
  products: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
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
    const site = await startFaultServer();
    const { host } = site;
    site.deploy(products.home.stage('h1', { host }));
    site.deploy(products.tiny.stage('t1', { host }));
    await use(site);
    await site.close();
  },
});

/** Workers start, fill caches and take over behind the page's back, which takes time on a busy machine. */
export const expect = plainExpect.configure({ timeout: 20_000 });
