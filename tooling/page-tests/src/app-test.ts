import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@tooling/playwright/test';
import { pathnameOf } from '@tooling/playwright/unchanged';
import { createSiteServer, securityHeaders, type SiteServer } from 'docs-build/serve';
import { isAsset } from 'docs-shell/lib/is-asset';
import { manifestFileName } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { resolveLocation } from 'docs-shell/routing';
import { productTable } from 'products';
import { globSync } from 'tinyglobby';
import { annotationTypes } from './record-reporter';

const root = process.env['E2E_SITE_DIR'] ?? '';
const ownProducts = listProducts(root);

interface AppServer extends SiteServer {
  /** Pathnames that the current test has requested. */
  readonly requested: Set<string>;
}

/**
 * The test of `@tooling/playwright` on a server with only the pages of the app. Requests to other products, such as for
 * their logos, get an empty response.
 */
export const test = base.extend<object, { appServer: AppServer }>({
  appServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
    async ({}, use) => {
      const requested = new Set<string>();
      const server = await createSiteServer({
        root,
        productTable,
        port: 0,
        headers: securityHeaders(process.env),
        onRequest: (url) => requested.add(pathnameOf(url)),
      });
      await use({ ...server, requested });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ appServer: { requested, url } }, use, info) => {
    requested.clear();
    await use(url);
    const description = [...requested].join('\n');
    info.annotations.push({ type: annotationTypes.requested, description });
  },
  page: async ({ page }, use) => {
    await page.route(isOfOtherProduct, (route) => route.fulfill({ status: 204 }));
    await use(page);
  },
});

export { expect } from '@tooling/playwright/test';

function isOfOtherProduct({ pathname }: URL): boolean {
  if (isAsset(pathname)) return false;
  return !ownProducts.has(resolveLocation(pathname, productTable).productId);
}

/** Returns the ids of the products whose pages an app publishes. */
function listProducts(distDir: string): ReadonlySet<string> {
  const files = globSync(`**/${manifestFileName}`, { cwd: distDir });
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(path.join(distDir, file), 'utf8');
      return parsePublishedManifest(text).manifest?.identity.id ?? [];
    }),
  );
}
