import { expect, it } from 'vitest';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';

const library = JSON.stringify({
  name: '@scope/ink',
  version: '1.2.0',
  repository: 'github:scope/colors',
});

async function loadTags(tag: string) {
  const { products, libraries, diagnostics } = await loadApp(
    await createApp({
      'product.ts': `export default { ${identityFixture('ink')},
        route: { category: 'paints', prefixes: ['/ink'] },
        library: { packageName: '@scope/ink', api: {}${tag} },
        versions: [{ current: true }], pages: [{ pathname: '/ink' }] };`,
      'content/index.mdx': '',
      'content/404.mdx': '',
      'node_modules/@scope/ink/package.json': library,
    }),
    { productTable: tableFixture },
  );
  return {
    diagnostics,
    ofPages: products[0]?.library?.tag,
    ofApi: libraries.apiReferences[0]?.tagOf({ name: '@scope/ink-core', version: '1.1.0' }),
  };
}

it.each([
  ['', 'v1.2.0', 'v1.1.0'],
  [`, tag: 'release-{version}'`, 'release-1.2.0', 'release-1.1.0'],
  [`, tag: '{package}@{version}'`, '@scope/ink@1.2.0', '@scope/ink-core@1.1.0'],
])('with “%s” links to the source at the tag %s', async (tag, ofPages, ofApi) => {
  expect(await loadTags(tag)).toEqual({ diagnostics: [], ofPages, ofApi });
});
