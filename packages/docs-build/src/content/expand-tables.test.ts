import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { loadTable } from '../load';
import { formatText } from 'diagnostics';
import { compileContent } from './compile-content';
import { createCodeHighlighter, type CodeHighlighter } from './highlight';

let folder: string;
let highlighter: CodeHighlighter;

const tables = {
  'brushes.mjs': `export default {
    searchKind: 'prop',
    columns: [{ title: 'Brush', code: true }, { title: 'Lines' }],
    rows: [
      { id: 'brush-flat', cells: ['flat', ['thick', 'square']] },
      { id: 'brush-round', cells: ['round', ''] },
    ],
  };`,
  'linked.mjs': `export default {
    columns: [{ title: 'Page' }, { title: 'Lines' }],
    rows: [{ id: 'flat', cells: [{ text: 'Flat brush', href: '/paint/flat/' }, 'thick'] }],
  };`,
  'foreign.mjs': `export default {
    columns: [{ title: 'Page' }, { title: 'Lines' }],
    rows: [{ id: 'flat', cells: [{ text: 'Flat brush', href: 'flat' }, 'thick'] }],
  };`,
  'uneven.mjs': `export default {
    columns: [{ title: 'A' }, { title: 'B' }], rows: [{ id: 'a', cells: ['1'] }],
  };`,
  'twice.mjs': `export default {
    columns: [{ title: 'A' }, { title: 'B' }],
    rows: [{ id: 'a', cells: ['1', '2'] }, { id: 'a', cells: ['3', '4'] }],
  };`,
  'wrong.mjs': 'export default { columns: 3 };',
  'throws.mjs': "throw new Error('no paint left');",
};

beforeAll(async () => {
  folder = temporaryFolder('tables');
  highlighter = createCodeHighlighter(folder);
  await mkdir(path.join(folder, 'tables'));
  for (const [name, source] of Object.entries(tables)) {
    await writeFile(path.join(folder, 'tables', name), source);
  }
});

function compile(body: string) {
  return compileContent({
    file: 'apps/paint/content/brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

${body}
`,
    highlighter,
    urlOf: () => '',
    // Authors write .ts, which the command reads with tsx.
    loadTable: (name) => loadTable(folder, name.replace(/\.ts$/, '.mjs')),
  });
}

it('makes a table with anchors, names for search and a filter', async () => {
  const { segments, diagnostics } = await compile(
    '## All brushes\n\n<GeneratedTable file="brushes.ts" filter="brushes" />',
  );
  expect(diagnostics).toEqual([]);
  expect(segments[0]).toContain('<tr id="brush-flat">');
  expect(segments[0]).toContain('<code data-search-kind="prop">flat</code>');
  expect(segments[0]).toContain('<td>thick, square</td>');
  expect(segments[0]).toContain('aria-label="Filter brushes"');
  expect(segments[0]).toContain('data-label="All brushes"');
});

it('renders a filter only if it is requested', async () => {
  const { segments } = await compile('<GeneratedTable file="brushes.ts" />');
  expect(segments[0]).toContain('<tr id="brush-round">');
  expect(segments[0]).not.toContain('input');
});

it('writes a table in plain markdown', async () => {
  const { markdown } = await compile('<GeneratedTable file="brushes.ts" filter="brushes" />');
  expect(markdown.join('')).toContain('| `flat`  | thick, square |');
});

it('renders links, and lists their targets for the check of links', async () => {
  const { segments, markdown, links } = await compile('<GeneratedTable file="linked.ts" />');
  expect(segments[0]).toContain('<a href="/paint/flat/">Flat brush</a>');
  expect(markdown.join('')).toContain('[Flat brush](/paint/flat/)');
  expect(links).toEqual([{ href: '/paint/flat/', line: 6 }]);
});

it('reports a link that is not a path of the site', async () => {
  const { diagnostics } = await compile('<GeneratedTable file="foreign.ts" />');
  expect(diagnostics.map(({ received }) => received)).toEqual([
    'the table of foreign.mjs at rows.0.cells.0.href',
  ]);
});

it('reports the problems of a file, and the page that uses it', async () => {
  const body = ['none', 'uneven', 'twice', 'wrong', 'throws']
    .map((name) => `<GeneratedTable file="${name}.ts" />`)
    .join('\n\n');
  expect(formatText((await compile(body)).diagnostics)).toMatchInlineSnapshot(`
    "apps/paint/content/brush.mdx:6  <GeneratedTable>  DOCS3019
      received  file="none.mjs"
      expected  a file below tables/
      hint      Write tables/none.mjs.

    apps/paint/content/brush.mdx:8  <GeneratedTable>  DOCS3019
      received  the table of uneven.mjs
      expected  as many cells in each row as there are columns
      hint      Let its default export satisfy TableData of docs-shell/page-document.

    apps/paint/content/brush.mdx:10  <GeneratedTable>  DOCS3019
      received  the table of twice.mjs
      expected  another id for each row
      hint      Let its default export satisfy TableData of docs-shell/page-document.

    apps/paint/content/brush.mdx:12  <GeneratedTable>  DOCS3019
      received  the table of wrong.mjs at columns
      expected  Invalid input: expected array, received number
      hint      Let its default export satisfy TableData of docs-shell/page-document.

    apps/paint/content/brush.mdx:14  <GeneratedTable>  DOCS3019
      received  an error while throws.mjs runs: no paint left
      expected  a table
      hint      Correct the error.

    5 errors"
  `);
});
