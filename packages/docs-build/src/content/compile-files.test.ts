import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { formatText } from 'diagnostics';
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
  expect(formatText(diagnostics)).toBe(`apps/paint/content/brush.mdx:${line}  DOCS3027
  received  bytes that are not UTF-8
  expected  a file in UTF-8
  hint      Save the file in UTF-8. Most editors show the encoding in their status bar.

1 error`);
});

it('says which characters the path of a demo and the ending of an image have', async () => {
  const { diagnostics } = await compile(
    `${page}\n<Demo file="brush/Two Hairs.tsx" title="Hairs" />\n\n![Hairs](./Hairs.PNG)\n`,
  );
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "apps/paint/content/brush.mdx:17  <Demo>  DOCS3006
      received  file="brush/Two Hairs.tsx"
      expected  a file below demos/, such as button/BasicButtons.tsx: letters, digits, - and _, no spaces
      hint      Write <Demo file="…">.

    apps/paint/content/brush.mdx:19  DOCS3011
      received  the image ./Hairs.PNG
      expected  a file that ends with one of these, in small letters: avif, gif, jpg, png, svg, webp
      hint      Correct its address.

    2 errors"
  `);
});

it('reports an import once, at its line', async () => {
  const { diagnostics } = await compile(`${page}\nimport { ink } from './ink';\n`);
  expect(diagnostics).toMatchObject([{ code: 'DOCS3008', line: 17 }]);
});
