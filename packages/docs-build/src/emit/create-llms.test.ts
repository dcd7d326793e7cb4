import type { Product } from 'docs-shell/product';
import { describe, expect, it } from 'vitest';
import { createLlms } from './create-llms';

const identity = {
  id: 'paint',
  name: 'Paint',
  metadata: 'Tools',
  tagline: 'Colors on a canvas',
  logoSvg: '',
  wordmarkSvg: '',
  accent: { light: '#000', dark: '#fff' },
};
const product: Product = {
  identity,
  versions: [],
  redirects: [],
  rootPath: '/paint',
  pages: [{ pathname: '/paint' }, { pathname: '/paint/x', children: [{ pathname: '/paint/b' }] }],
};
const source = {
  app: {
    pages: ['/paint/a', '/paint/b', '/paint', '/'].map((pathname) => ({
      pathname,
      language: 'en',
    })),
    productTable: [
      { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
      { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
    ],
    config: { links: {}, canonicalOrigin: 'https://docs.example' },
  },
  frontMatter: new Map([
    [
      '/paint',
      { title: 'Paint for the web', navigationTitle: 'Overview', description: 'About it.' },
    ],
    ['/paint/a', { title: 'A', description: 'About A.' }],
    ['/paint/b', { title: 'B', description: 'About B.' }],
  ]),
  aliases: new Map([['/paint/b', ['Bee', 'BRoot']]]),
};

describe('createLlms', () => {
  it('lists the pages of a product in the order of the navigation, with the aliases of exports', () => {
    expect(createLlms(product, source)).toMatchInlineSnapshot(`
      "# Paint

      > Colors on a canvas

      ## Pages

      - [Paint for the web](https://docs.example/paint/index.md): About it.
      - [B](https://docs.example/paint/b/index.md): About B. Also exported as: Bee, BRoot.
      - [A](https://docs.example/paint/a/index.md): About A.
      "
    `);
  });

  it('links from the root of the site to all products', () => {
    const home = { ...product, identity: { ...identity, id: 'home' }, rootPath: '', pages: [] };
    expect(createLlms(home, source)).toContain(
      '## Products\n\n- [paint](https://docs.example/paint/llms.txt)\n',
    );
  });
});
