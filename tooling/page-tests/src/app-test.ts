import { test as base } from '@tooling/playwright/test';
import { createSiteServer, securityHeaders, type SiteServer } from '@tooling/site/serve';
import { productTable } from 'products';

/** The test of `@tooling/playwright`, on a server that has the pages of the app alone. */
export const test = base.extend<object, { appServer: SiteServer }>({
  appServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
    async ({}, use) => {
      const root = process.env['E2E_SITE_DIR'] ?? '';
      const headers = securityHeaders(process.env);
      const server = await createSiteServer({ root, productTable, port: 0, headers });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ appServer }, use) => use(appServer.url),
});

export { expect } from '@tooling/playwright/test';
