import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import type { CompiledPage } from '../../content/compiled-page';
import { checkDemoCount } from './check-demo-count';

const table = [
  { productId: 'joy-ui', categoryId: 'core', pathPrefixes: ['/joy-ui'] },
  { productId: 'x-data-grid', categoryId: 'x', pathPrefixes: ['/x/react-data-grid'] },
];

function createPage(pathname: string, demoCount: number, components?: string[]): CompiledPage {
  const title = 'Brush';
  return {
    pathname,
    language: 'en',
    sourceFile: `content${pathname}.mdx`,
    content: {
      frontMatter: { title, description: '', ...(components && { components }) },
      demos: Array.from({ length: demoCount }, (_, line) => ({ file: `${line}.tsx`, title, line })),
      segments: [],
      markdown: [],
      anchors: [],
      headings: [],
      links: [],
      images: [],
      diagnostics: [],
    },
  };
}

it('requires four demos of a component', () => {
  const pages = [
    createPage('/joy-ui/react-brush', 0, ['Brush']),
    createPage('/joy-ui/react-pen', 1, ['Pen']),
    createPage('/joy-ui/react-ink', 4, ['Ink']),
  ];
  expect(formatText(checkDemoCount(pages, table))).toMatchInlineSnapshot(`
    "content/joy-ui/react-brush.mdx  DOCS4004
      received  0 demos of Brush
      expected  at least 4 on the page of a component
      hint      Show the variations that people look for, each in a demo that differs in props or behavior.

    content/joy-ui/react-pen.mdx  DOCS4004
      received  one demo of Brush
      expected  at least 4 on the page of a component
      hint      Show the variations that people look for, each in a demo that differs in props or behavior.

    2 errors"
  `);
});

it.each([
  ['the root of a product', createPage('/x/react-data-grid', 1, ['DataGrid'])],
  ['a page below it', createPage('/x/react-data-grid/editing', 1, ['DataGrid'])],
  ['a page about no component', createPage('/joy-ui/react-hooks', 1)],
])('asks nothing of %s', (_, page) => {
  expect(checkDemoCount([page], table)).toEqual([]);
});
