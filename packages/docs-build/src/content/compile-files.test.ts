import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { loadTable } from '../load';
import { compileContent } from './compile-content';
import { createCodeHighlighter } from './highlight';

const page = `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

## Code

\`\`\`ts {2}
let a = 1;
a += 1;
\`\`\`

| a |
| - |
| b |
`;

const folder = temporaryFolder('content');
const highlighter = createCodeHighlighter(folder);

const compile = (source: string) =>
  compileContent({
    file: 'apps/paint/content/brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source,
    highlighter,
    urlOf: ({ asset }) => `/_assets/${asset.fileName}`,
    loadTable: (name) => loadTable(folder, name),
  });

it('compiles a page with CRLF to the same bytes', async () => {
  expect(await compile(page.replaceAll('\n', '\r\n'))).toEqual(await compile(page));
});

it.each([
  ['latin1', '', 15],
  // With the mark that editors write at the start.
  ['utf16le', '\ufeff', 1],
] as const)('reports a page in %s, and nothing else', async (encoding, mark, line) => {
  const bytes = Buffer.from(mark + page.replace('| b |', '| für |'), encoding);
  const { diagnostics } = await compile(bytes.toString('utf8'));
  expect(diagnostics).toMatchObject([{ code: 'DOCS3027', line }]);
});

it('reports an import once, at its line', async () => {
  const { diagnostics } = await compile(`${page}\nimport { ink } from './ink';\n`);
  expect(diagnostics).toMatchObject([{ code: 'DOCS3008', line: 17 }]);
});
