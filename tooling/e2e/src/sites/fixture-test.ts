import { test as base } from '@tooling/playwright/test';
import { createSiteServer, securityHeaders, type SiteServer } from 'docs-build/serve';
import { productTable } from 'products';
import { createTemporarySite } from './create-temporary-site';
import { tinySite } from './fixture-sites';

/** The test of `../test` on the site of the fixture apps, whose content changes only for tests. */
export const test = base.extend<object, { fixtureSite: SiteServer }>({
  fixtureSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
    async ({}, use) => {
      const site = await createTemporarySite(tinySite);
      await site.assemble();
      const headers = securityHeaders(process.env);
      const server = await createSiteServer({ root: site.root, productTable, port: 0, headers });
      await use(server);
      await server.close();
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fixtureSite }, use) => use(fixtureSite.url),
});

export { expect } from '@tooling/playwright/test';
