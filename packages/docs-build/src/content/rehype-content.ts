import type { Element, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { codeLanguages } from './code-languages';
import type { CodeHighlighter } from './highlight';
import { parseCodeMeta } from './parse-code-meta';

/** A rehype plugin: replaces each code fence by a `CodeBlock` with highlighted HTML. */
export function highlightBlocks(highlighter: CodeHighlighter) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (node) => {
      const code = node.children[0];
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre: node, code });
      }
    });
    for (const { pre, code } of blocks) {
      const language = codeLanguages.find((name) => hasClass(code, `language-${name}`));
      if (language) {
        const text = toString(code).replace(/\n$/, '');
        const meta = parseCodeMeta(code.data?.meta ?? '', language, text);
        const { title, collapsed, marks, grammar = language } = meta;
        pre.properties = {
          dataHtml: await highlighter.highlight(text, grammar, marks),
          dataLanguage: grammar,
          ...(title !== undefined && { dataTitle: title }),
          ...(marks.numbered && { dataNumbered: '' }),
          ...(collapsed && { dataLines: String(text.split('\n').length) }),
        };
        pre.children = [];
      }
    }
  };
}

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** A rehype plugin: numbers demos and tabs in the order of the page. */
export function numberComponents() {
  return (tree: Root) => {
    const counts = { Demo: 0, Tabs: 0 };
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Demo') {
        node.attributes = [attribute('position', counts.Demo)];
        counts.Demo += 1;
      } else if (node.name === 'Tabs') {
        counts.Tabs += 1;
        node.attributes.push(attribute('position', counts.Tabs));
      }
    });
  };
}

function attribute(name: string, value: number): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: String(value) };
}

/** A rehype plugin: marks images that are part of a line. `rehype-unwrap-images` makes the others blocks. */
export function markInlineImages() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'p' && node.children.length === 1) return;
      for (const child of node.children) {
        if (child.type === 'element' && child.tagName === 'img') {
          child.properties['dataInline'] = '';
        }
      }
    });
  };
}

/** A rehype plugin: labels each table with the heading above it. */
export function labelTables() {
  return (tree: Root) => {
    let heading = '';
    visit(tree, 'element', (node) => {
      if (/^h[2-4]$/.test(node.tagName)) {
        heading = toString(node);
      } else if (node.tagName === 'table' && heading !== '') {
        node.properties['dataLabel'] = heading;
      }
    });
  };
}
