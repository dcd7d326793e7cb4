import path from 'node:path';
import { formatText } from 'diagnostics';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { defineDocsConfig, type DocsConfig } from '../load/define-docs-config';
import { compileContent } from './compile-content';
import { createCodeHighlighter } from './highlight';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder('expand');
});

const head = `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---
`;

const config = defineDocsConfig({
  components: {
    Since: {
      attributes: { version: 'required', note: 'optional' },
      expand: ({ version, note = 'New' }) =>
        `<Callout kind="info" title="${note} in ${version}">\n\n<Children />\n\n</Callout>`,
    },
    Size: { attributes: { px: 'required' }, expand: ({ px }) => `**${px}** pixels` },
    Section: { expand: () => '## Added by a component\n\n[A link](/paint/roller/)\n' },
    Pair: { expand: () => '<Size px="1" />\n\n<Size px="2" />' },
    Note: { expand: () => 'Note: <Children />' },
    Circle: { expand: () => '<Circle />' },
    Script: { expand: () => '<script src="https://example.com/a.js" />' },
    Handler: { expand: () => '<sub onClick="alert(1)">a</sub>' },
    Code: { expand: () => '{process.exit()}' },
    Broken: { expand: () => '<Callout' },
    Kbd: { expand: () => 'other' },
  },
});

function compile(body: string, extensions: DocsConfig = config) {
  return compileContent({
    file: 'brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: head + body,
    highlighter: createCodeHighlighter(folder),
    urlOf: ({ asset }) => asset.fileName,
    loadTable: () => Promise.reject(new Error('no table')),
    extensions,
  });
}

async function htmlOf(body: string, extensions?: DocsConfig): Promise<string> {
  const { segments, diagnostics } = await compile(body, extensions);
  expect(formatText(diagnostics)).toBe(formatText([]));
  return segments.join('');
}

describe('components of a product', () => {
  it('stand for content of the platform, with what is inside of them', async () => {
    const html = await htmlOf('<Since version="2.0">\n\nSmall *brushes*.\n\n</Since>\n');
    expect(html).toContain('New in 2.0');
    expect(html).toContain('Small <em>brushes</em>');
  });

  it('can have what is inside of them in a sentence', async () => {
    expect(await htmlOf('<Note>\n  Small *brushes*.\n</Note>\n')).toContain(
      '<p>Note: Small <em>brushes</em>.</p>',
    );
  });

  it('can be inside of a sentence, and use each other', async () => {
    expect(await htmlOf('It has <Size px="3" /> of space.\n')).toContain(
      'It has <strong>3</strong> pixels of space.',
    );
    expect(await htmlOf('<Pair />\n')).toMatch(/<strong>1<\/strong>[\s\S]*<strong>2<\/strong>/);
  });

  it('are part of the page: its headings, links and markdown', async () => {
    const { headings, links, markdown, anchors } = await compile('\n\n<Section />\n');
    expect(headings.map(({ text }) => text)).toEqual(['Added by a component']);
    expect(anchors).toContain('added-by-a-component');
    expect(links).toEqual([expect.objectContaining({ href: '/paint/roller/', line: 7 })]);
    expect(markdown.join('')).toContain('## Added by a component');
  });

  it.each([
    ['<Since>a</Since>', 'no attribute version'],
    ['<Since version="2" color="red" />', 'the unknown attribute color'],
    ['<Circle />', 'a component inside of itself'],
    ['<Script />', 'the unknown component <script>'],
    ['<Code />', 'a JavaScript expression'],
    ['<Broken />', 'DOCS3024'],
    ['A <Section /> in a sentence.', 'blocks inside of a sentence'],
    ['<Note>\n\n- a\n- b\n\n</Note>', 'blocks inside of the component'],
    ['<Kbd>a</Kbd>', 'a component of the platform'],
    ['<Unknown />', 'the unknown component <Unknown>'],
  ])('cannot break a page: %s', async (body, message) => {
    const text = formatText((await compile(`\n\n${body}\n`)).diagnostics);
    expect(text).toContain(message);
    expect(text).toContain('brush.mdx:7');
  });
});

it('has no event handlers of components', async () => {
  const { segments } = await compile('\n\n<Handler />\n');
  expect(segments.join('')).toContain('<sub>a</sub>');
});

describe('remark plugins of a product', () => {
  const replaceWords = () => (tree: Root) =>
    visit(tree, 'text', (node) => {
      node.value = node.value.replace('%VERSION%', '7.1.0');
    });
  const addScript = () => (tree: Root) => {
    tree.children.push({ type: 'html', value: '<script>alert(1)</script>' });
  };
  const addExpression = () => (tree: Root) => {
    tree.children.push({ type: 'mdxFlowExpression', value: 'process.exit()' });
  };

  it('change pages before anything inspects them', async () => {
    const html = await htmlOf('## In %VERSION%\n', { remarkPlugins: [replaceWords] });
    expect(html).toContain('id="in-710"');
  });

  it('cannot add what a page cannot have', async () => {
    const { diagnostics, segments } = await compile('Text.\n', { remarkPlugins: [addScript] });
    expect(diagnostics.length > 0 || !segments.join('').includes('<script')).toBe(true);
    const { diagnostics: others } = await compile('Text.\n', { remarkPlugins: [addExpression] });
    expect(formatText(others)).toContain('a JavaScript expression');
  });
});
