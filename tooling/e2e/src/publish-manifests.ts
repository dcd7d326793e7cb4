import type { Page, Route } from '@playwright/test';

/** The response to a request for a product's manifest: names, or a failure of the server. */
export type Publication =
  | { readonly name: string; readonly tagline: string; readonly version?: string }
  | 'missing'
  | 'silent'
  | { readonly body: string };

/** Returns a manifest with the fields that pages read. */
export function publishedManifest(
  id: string,
  rootPath: string,
  { name, tagline, version = '1.0.0' }: { name: string; tagline: string; version?: string },
) {
  return {
    schemaVersion: 1,
    rootPath,
    identity: { id, name, tagline, logo: `${rootPath}/logo.svg` },
    versions: [{ text: version, current: true }],
    pages: [],
  };
}

/** Responds to requests for manifests from a table by root path. Manifests outside the table are missing. */
export async function publishManifests(
  page: Page,
  publications: Readonly<Record<string, readonly [id: string, what: Publication]>>,
): Promise<void> {
  await page.route('**/docs-manifest.json', (route) => {
    const rootPath = new URL(route.request().url()).pathname.replace('/docs-manifest.json', '');
    const [id = '', what = 'missing'] = publications[rootPath] ?? [];
    return answer(route, id, rootPath, what);
  });
  await page.route('**/logo.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    }),
  );
}

async function answer(route: Route, id: string, rootPath: string, what: Publication) {
  if (what === 'missing') {
    return route.fulfill({ status: 204 }); // The same status as in production, because browsers log a 404.
  }
  if (what === 'silent') {
    return undefined; // Never responds.
  }
  return 'body' in what
    ? route.fulfill({ contentType: 'application/json', body: what.body })
    : route.fulfill({ json: publishedManifest(id, rootPath, what) });
}
