import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
import type { ProductApi } from '../load/product-api';
import { createComponent, createPart } from './api-document.fixture';
import { createApiContent } from './create-api-content';
import { findUnnamedParts } from './find-unnamed-parts';

const table = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'core', categoryId: 'core', pathPrefixes: ['/'] },
];

const brush = createComponent('Brush', {
  parts: [
    createPart('Root'),
    createPart('Tip', { aliases: [{ name: 'BrushTip', slug: 'brush-tip' }] }),
  ],
});

const createApi = (isComplete = true, document = brush): ProductApi => ({
  productId: 'paint',
  pathname: '/paint/api',
  isComplete,
  pages: [{ document, sourceFile: 'brush.json', pathname: '/paint/api/brush' }],
});

/** A page about components: written, or generated from the documents. */
function createPage(
  pathname: string,
  markdown: string,
  components = ['Brush'],
  isGenerated = false,
): CompiledPage {
  const { api, ...content } = createApiContent({
    frontMatter: { title: 'T', description: '', components },
    headings: [],
    html: '',
    markdown,
    links: [],
    api: { demos: [] },
  });
  return {
    pathname,
    language: 'en',
    sourceFile: `content${pathname}.mdx`,
    content: isGenerated && api ? { ...content, api } : content,
  };
}

const find = (pages: readonly CompiledPage[], isComplete?: boolean, document = brush) =>
  findUnnamedParts(pages, [createApi(isComplete, document)], table);

describe('findUnnamedParts', () => {
  it('reports parts that the page of their component does not name', () => {
    const pages = [
      createPage('/paint/brush', '<Brush.Root>\n  <Brush.Tips />'),
      createPage('/paint/other', '<Brush.Tip />', []),
      createPage('/brush', '<Brush.Tip />'),
      createPage('/paint/api/brush', '<Brush.Tip />', ['Brush'], true),
    ];
    expect(formatText(find(pages))).toMatchInlineSnapshot(`
      "content/paint/brush.mdx  components  DOCS6006
        received  no mention of Brush.Tip
        expected  a page that names each part of the component
        hint      Add <Brush.Tip /> to the anatomy.

      1 error"
    `);
  });

  it.each([
    ['all parts are on the page', [createPage('/paint/brush', '<Brush.Root><Brush.Tip />')], true],
    ['a part has its other name', [createPage('/paint/brush', '<Brush.Root><BrushTip />')], true],
    [
      'they are on two pages about the component',
      [createPage('/paint/brush', '`Brush.Root`'), createPage('/paint/tip', '`Brush.Tip`')],
      true,
    ],
    ['the component has no page, which is another error', [], true],
    ['the product does not require it', [createPage('/paint/brush', '')], false],
  ])('reports nothing if %s', (_, pages, isComplete) => {
    expect(find(pages, isComplete)).toEqual([]);
  });

  it('reports no parts of an internal component', () => {
    const pages = [createPage('/paint/brush', '')];
    expect(find(pages)).toHaveLength(2);
    expect(find(pages, true, { ...brush, internal: 'part' })).toEqual([]);
  });
});
