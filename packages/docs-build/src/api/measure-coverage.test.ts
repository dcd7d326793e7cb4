import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
import { createComponent, createHook } from './api-document.fixture';
import { createApiContent } from './create-api-content';
import { findUncoveredComponents, describeCoverage, measureCoverage } from './measure-coverage';
import type { ProductApi } from '../load/product-api';

const table = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'core', categoryId: 'core', pathPrefixes: ['/'] },
];

function createApi(isComplete: boolean, exempt: readonly string[] = []): ProductApi {
  const documents = [
    createComponent('Brush'),
    createComponent('Canvas'),
    createComponent('BrushTip', { internal: 'part' }),
    createHook('useBrush'),
  ];
  return {
    productId: 'paint',
    pathname: '/paint/api',
    isComplete,
    exempt,
    pages: documents.map((document) => ({
      document,
      sourceFile: `${document.slug}.json`,
      pathname: `/paint/api/${document.slug}`,
    })),
  };
}

function createPage(pathname: string, components: readonly string[], isApi = false): CompiledPage {
  const { api, ...content } = createApiContent({
    frontMatter: { title: 'T', description: '', components },
    headings: [],
    html: '',
    markdown: '',
    links: [],
    api: { demos: [] },
  });
  return {
    pathname,
    language: 'en',
    sourceFile: `content${pathname}.mdx`,
    content: isApi && api ? { ...content, api } : content,
  };
}

const measure = (
  pages: readonly CompiledPage[],
  isComplete = true,
  exempt: readonly string[] = [],
) => measureCoverage(pages, [createApi(isComplete, exempt)], table);

describe('measureCoverage', () => {
  it.each([
    [
      'no page',
      [],
      'paint: 0 of 2 components have a page. Name the others in `components:` of the page that shows them: Brush, Canvas.',
    ],
    [
      'a page of the product',
      [createPage('/paint/lines', ['Brush', 'useBrush'])],
      'paint: 1 of 2 components have a page. Name the others in `components:` of the page that shows them: Canvas.',
    ],
    [
      'a page of another product',
      [createPage('/lines', ['Brush'])],
      'paint: 0 of 2 components have a page. Name the others in `components:` of the page that shows them: Brush, Canvas.',
    ],
    [
      'a generated page',
      [createPage('/paint/api/brush', ['Brush'], true)],
      'paint: 0 of 2 components have a page. Name the others in `components:` of the page that shows them: Brush, Canvas.',
    ],
    [
      'pages that name all',
      [createPage('/paint/lines', ['Brush']), createPage('/paint/canvas', ['Canvas'])],
      'paint: 2 of 2 components have a page.',
    ],
  ])('%s', (_, pages, text) => {
    expect(measure(pages).map(describeCoverage)).toEqual([text]);
  });
});

describe('findUncoveredComponents', () => {
  it('reports components without a page if the product requires one for each', () => {
    const coverages = measure([createPage('/paint/lines', ['Brush'])]);
    expect(formatText(findUncoveredComponents(coverages, 'apps/paint/product.ts')))
      .toMatchInlineSnapshot(`
        "apps/paint/product.ts  library.api.complete  DOCS6002
          received  Canvas, which no page explains
          expected  a page for each component that the package exports
          hint      Write the page, or name Canvas in components: of the one that explains it.

        1 error"
      `);
  });

  it('accepts exempt components, and reports exemptions that are not needed', () => {
    const pages = [createPage('/paint/lines', ['Brush'])];
    const find = (exempt: readonly string[]) =>
      formatText(findUncoveredComponents(measure(pages, true, exempt), 'apps/paint/product.ts'));
    expect(find(['Canvas'])).toBe(formatText([]));
    expect(find(['Canvas', 'Brush', 'Easel'])).toMatchInlineSnapshot(`
      "apps/paint/product.ts  library.api.complete  DOCS6002
        received  an exemption of Brush
        expected  exemptions of exported components that no page explains
        hint      Delete Brush from complete.

      apps/paint/product.ts  library.api.complete  DOCS6002
        received  an exemption of Easel
        expected  exemptions of exported components that no page explains
        hint      Delete Easel from complete.

      2 errors"
    `);
  });

  it('ignores products that do not require it', () => {
    expect(findUncoveredComponents(measure([], false), 'apps/paint/product.ts')).toEqual([]);
  });
});
