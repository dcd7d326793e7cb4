import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
import { createComponent } from './api-document.fixture';
import { createApiContent } from './create-api-content';
import { findUnknownComponents } from './find-unknown-components';

const table = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'core', categoryId: 'core', pathPrefixes: ['/'] },
];
const document = createComponent('Brush', { aliases: [{ name: 'Pen', slug: 'pen' }] });
const api = {
  productId: 'paint',
  isComplete: false,
  pathname: '/paint/api',
  pages: [{ document, sourceFile: 'brush.json', pathname: '/paint/api/brush' }],
};

function createPage(pathname: string, components: readonly string[]): CompiledPage {
  const content = createApiContent({
    frontMatter: { title: 'T', description: '', components },
    headings: [],
    html: '',
    markdown: '',
    links: [],
    api: { demos: [] },
  });
  return { pathname, language: 'en', sourceFile: `content${pathname}.mdx`, content };
}

it('reports components without an API page if the product has an API reference', () => {
  const pages = [
    createPage('/paint/lines', ['Brush', 'Brsh', 'Pen', 'Canvas']),
    createPage('/a', ['B']),
  ];
  expect(formatText(findUnknownComponents(pages, [api], table))).toMatchInlineSnapshot(`
    "content/paint/lines.mdx  components  DOCS6003
      received  Brsh
      expected  a name that has an API page
      hint      Write Brush.

    content/paint/lines.mdx  components  DOCS6003
      received  Canvas
      expected  a name that has an API page
      hint      Leave Canvas out, or let the package’s documents have it: library.api in product.ts.

    content/paint/lines.mdx  components  DOCS6003
      received  Pen
      expected  a name that has an API page
      hint      Write Brush, whose page describes Pen.

    3 errors"
  `);
});
