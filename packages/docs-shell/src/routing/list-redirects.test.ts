import { expect, it } from 'vitest';
import { publishedFixture } from '../product/schema/published-manifest.fixture';
import { listRedirects } from './list-redirects';
import { tableFixture } from './table.fixture';

it('redirects each address in each language, to English if the target lacks the language', () => {
  const paint = {
    ...publishedFixture,
    redirects: [
      { from: '/paint/brush', to: '/paint#start' },
      { from: '/paint/grid/', to: '/data/grid' },
    ],
  };
  const data = {
    ...publishedFixture,
    identity: { ...publishedFixture.identity, id: 'data' },
    languages: ['en'],
    pages: [{ pathname: '/data/grid', title: 'Grid', anchors: [] }],
    redirects: [],
  };
  expect(listRedirects([paint, data], tableFixture)).toEqual([
    { from: '/paint/brush/', to: '/paint/#start', productId: 'paint', index: 0 },
    { from: '/paint/grid/', to: '/data/grid/', productId: 'paint', index: 1 },
    { from: '/zh/paint/brush/', to: '/zh/paint/#start', productId: 'paint', index: 0 },
    { from: '/zh/paint/grid/', to: '/data/grid/', productId: 'paint', index: 1 },
  ]);
});
