import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatText } from 'diagnostics';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { compileContent } from './compile-content';
import { createCodeHighlighter } from './highlight';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder('rehype');
});

const source = `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

A line with [a link](/paint/roller/).

## Sizes

| a | b |
| - | - |
| 1 | 2 |

<Callout kind="info">

Text

</Callout>
`;

const compile = (change: (tree: Root) => unknown, text = source) =>
  compileContent({
    file: 'brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: text,
    highlighter: createCodeHighlighter(folder),
    urlOf: ({ asset }) => asset.fileName,
    loadTable: () => Promise.reject(new Error('no table')),
    extensions: { rehypePlugins: [() => change] },
  });

const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: Element['children']
): Element => ({ type: 'element', tagName, properties, children });

/** Returns a plugin that adds a node to the first paragraph. */
const add = (node: Element['children'][number]) => (tree: Root) => {
  visit(tree, 'element', (paragraph) => {
    if (paragraph.tagName !== 'p') return undefined;
    paragraph.children.push(node);
    return false;
  });
};

/** Returns a plugin that replaces elements. */
const replace =
  (tagName: string, by: (node: Element) => Element[]) =>
  (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== tagName || !parent || index === undefined) return undefined;
      const nodes = by(node);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };

describe('rehype plugins', () => {
  it('change elements and attributes', async () => {
    const { segments, links, diagnostics } = await compile(
      replace('p', (node) => [
        element('p', { className: ['wide'], lang: 'en' }, ...node.children),
        element('p', {}, element('a', { href: '/paint/new/' }, { type: 'text', value: 'New' })),
      ]),
    );
    expect(formatText(diagnostics)).toBe('0 errors');
    expect(segments.join('')).toContain('<p class="wide" lang="en">A line');
    expect(links.map(({ href }) => href)).toEqual(['/paint/roller/', '/paint/new/']);
  });

  it('leaves what the platform has written, such as the dark variant of an image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    await writeFile(path.join(folder, 'a.svg'), svg);
    await writeFile(path.join(folder, 'a.dark.svg'), svg.replace('"4"', '"8"'));
    const { diagnostics } = await compile(() => undefined, `${source}\n![A square](./a.svg)\n`);
    expect(formatText(diagnostics)).toBe('0 errors');
    const other = await compile(
      (tree) => visit(tree, 'element', ({ properties }) => void (properties['dataDark'] &&= 'b')),
      `${source}\n![A square](./a.svg)\n`,
    );
    expect(formatText(other.diagnostics)).toContain('the property dataDark of <img>');
  });

  it('may return another tree, and add formulas', async () => {
    const { segments, diagnostics } = await compile((tree) => ({
      ...tree,
      children: [...tree.children, element('math', { display: 'block' }, element('mi'))],
    }));
    expect(formatText(diagnostics)).toBe('0 errors');
    expect(segments.join('')).toContain('<math display="block"><mi></mi></math>');
  });

  it.each([
    ['a script', add(element('script', { src: '/a.js' })), '<script>'],
    ['a landmark', add(element('nav')), '<nav>'],
    ['a heading', add(element('h2', { id: 'b' })), '<h2 id="b"> “” after the plugins'],
    ['a removed heading', replace('h2', () => []), 'no <h2 id="sizes"> “Sizes” after the plugins'],
    [
      'another id',
      replace('h2', (node) => [element('h2', { id: 'a' }, ...node.children)]),
      '<h2 id="a"> “Sizes” after the plugins',
    ],
    ['a handler', add(element('span', { onClick: 'a()' })), 'the property onClick of <span>'],
    ['a style', add(element('span', { style: 'color:red' })), 'the property style of <span>'],
    [
      'data that the shell reads',
      add(element('span', { dataDemo: 'A' })),
      'the property dataDemo of <span>',
    ],
    [
      'markup in place of children',
      add(element('span', { dangerouslySetInnerHTML: '<b>' })),
      'the property dangerouslySetInnerHTML of <span>',
    ],
    ['an image', add(element('img', { src: '/a.png' })), '<img src="/a.png"> after the plugins'],
    [
      'an unsafe link',
      add(element('a', { href: 'javascript:alert(1)' })),
      'a link to javascript:alert(1)',
    ],
    [
      'a component',
      add({ type: 'mdxJsxTextElement', name: 'Kbd', attributes: [], children: [] }),
      '<Kbd> after the plugins',
    ],
    [
      'an expression',
      add({ type: 'mdxTextExpression', value: 'process.exit()' }),
      'a node of the type mdxTextExpression',
    ],
    [
      'an error',
      () => {
        throw new Error('no tree');
      },
      'an error: no tree',
    ],
    ['another kind of tree', () => element('p'), 'a tree that begins with element'],
  ])('cannot add %s', async (_name, change, received) => {
    const { segments, diagnostics } = await compile(change);
    expect(segments.join('')).toBe('');
    expect(diagnostics.map(({ code, file }) => [code, file])).toContainEqual([
      'DOCS3025',
      'brush.mdx',
    ]);
    expect(formatText(diagnostics)).toContain(`received  ${received}`);
  });

  it('names the line of an element that the page has', async () => {
    const { diagnostics } = await compile(
      replace('table', (node) => [{ ...node, properties: { style: 'a' } }]),
    );
    expect(diagnostics.map(({ line }) => line)).toEqual([10]);
  });
});
