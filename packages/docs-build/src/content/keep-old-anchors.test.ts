import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { loadTable } from '../load';
import { formatText } from 'diagnostics';
import { compileContent } from './compile-content';
import { createCodeHighlighter, type CodeHighlighter } from './highlight';

let folder: string;
let highlighter: CodeHighlighter;

beforeAll(() => {
  folder = temporaryFolder('content');
  highlighter = createCodeHighlighter(folder);
});

const frontMatter = `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---
`;

function compile(body: string, head: string) {
  return compileContent({
    file: 'apps/paint/content/brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: head + body,
    highlighter,
    urlOf: ({ asset }) => `/_assets/${asset.fileName}`,
    loadTable: (name) => loadTable(folder, name),
  });
}

describe('keepOldAnchors', () => {
  it('keeps the old anchors of renamed headings', async () => {
    const withAnchors = (lines: string) => frontMatter.replace(/---\n$/, `anchors:\n${lines}---\n`);
    const { headings, segments, anchors, markdown, diagnostics } = await compile(
      '\n## Fine lines\n\n### Deep `ink`\n',
      withAnchors('  thin: fine-lines\n  hairlines: fine-lines\n  well: deep-ink\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(anchors).toEqual(['fine-lines', 'hairlines', 'thin', 'deep-ink', 'well']);
    expect(headings.map(({ text }) => text)).toEqual(['Fine lines', 'Deep ink']);
    expect(segments[0]).toContain('<span id="thin"></span>Fine lines</h2>');
    expect(markdown).toEqual(['## Fine lines\n\n### Deep `ink`\n']);
    const wrong = withAnchors('  thin: bold\n  fine-lines: fine-lines\n');
    const refused = await compile('\n## Fine lines\n', wrong);
    expect(formatText(refused.diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:2  anchors.fine-lines  DOCS3022
        received  “fine-lines”, which a heading of the page has
        expected  an id that no heading of the page has now
        hint      Remove the line.

      apps/paint/content/brush.mdx:2  anchors.thin  DOCS3022
        received  the id “bold”
        expected  the id of a heading: fine-lines
        hint      Name the heading that replaces the old one.

      2 errors"
    `);
  });
});
