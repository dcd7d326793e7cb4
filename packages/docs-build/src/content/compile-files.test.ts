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

it('compiles a page with CRLF to the same bytes', async () => {
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
  expect(await compile(page.replaceAll('\n', '\r\n'))).toEqual(await compile(page));
});
