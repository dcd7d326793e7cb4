import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { formatText } from 'diagnostics';
import { compileContent } from './compile-content';
import { createCodeHighlighter, type CodeHighlighter } from './highlight';

let folder: string;
let highlighter: CodeHighlighter;

beforeAll(() => {
  folder = temporaryFolder('imported');
  highlighter = createCodeHighlighter(folder);
});

function compile(body: string, frontMatter = 'imported: true') {
  return compileContent({
    file: 'apps/paint/content/brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: `---\ntitle: Brush\ndescription: ${'Lines and shapes. '.repeat(4)}\n${frontMatter}\n---\n\n${body}`,
    highlighter,
    urlOf: ({ asset }) => asset.fileName,
    loadTable: () => Promise.reject(new Error('No table.')),
    names: new Set(),
  });
}

it('defers problems of the writing on imported pages only', async () => {
  const body = '## A Thin Line\n\nSimply click [here](/paint).\n';
  const imported = await compile(body);
  expect(imported.diagnostics).toEqual([]);
  expect(imported.deferred?.map(({ code }) => code)).toEqual(['DOCS3016', 'DOCS3021', 'DOCS3017']);
  const own = await compile(body, 'ads: false');
  expect(own.deferred).toBeUndefined();
  expect(own.diagnostics).toHaveLength(3);
});

it('does not defer other problems of imported pages', async () => {
  const { diagnostics } = await compile('<Blink />\n');
  expect(diagnostics.map(({ code }) => code)).toEqual(['DOCS3004']);
});

it('shows parts that were not imported, and defers them with their location', async () => {
  const marker = '<NotImported what="a chart" source="docs/brush.md:9" />';
  const { deferred, diagnostics, markdown, segments } = await compile(
    `${marker}\n\nA word ${marker} in a line.\n`,
  );
  expect(diagnostics).toEqual([]);
  expect(formatText(deferred ?? [])).toContain('apps/paint/content/brush.mdx:7  <NotImported>');
  expect(deferred).toHaveLength(2);
  expect(segments[0]?.match(/Not imported: a chart \(docs\/brush\.md:9\)/g)).toHaveLength(2);
  expect(markdown[0]).toContain('Not imported: a chart');
});
