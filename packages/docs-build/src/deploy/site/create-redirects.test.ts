import { createManifest } from 'docs-shell/product/testing';
import { expect, it } from 'vitest';
import { createRedirects } from './create-redirects';

it('ignores redirects of a product for addresses of another', () => {
  const table = ['paint', 'system'].map((productId) => ({
    productId,
    categoryId: 'tools',
    pathPrefixes: [`/${productId}`],
  }));
  const manifest = createManifest({
    id: 'system',
    rootPath: '/system',
    languages: ['en', 'de'],
    redirects: [
      { from: '/system/old', to: '/system/' },
      { from: '/paint/gone', to: '/system/' },
      { from: '/elsewhere', to: '/system/' },
    ],
  });
  const redirects = createRedirects([{ file: 'system/docs-manifest.json', manifest }], table);
  expect([...redirects.keys()].sort()).toEqual(['/de/system/old/', '/system/old/']);
});
