import type { Messages } from 'docs-shell/i18n';
import type { Blockquote, Html, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readAttributes, type JsxNode } from './inspect-element';

/** Placeholder for a demo in the markdown of a page. */
export const demoMark = /<!--demo-->\n?/;

/** Names of the four kinds of callouts in GitHub's markdown. */
const alerts: Readonly<Record<string, string>> = {
  info: 'NOTE',
  success: 'TIP',
  warning: 'WARNING',
  error: 'CAUTION',
};

/** A remark plugin that writes the page as plain markdown, without components. */
export function writeMarkdown(messages: Messages, onMarkdown: (markdown: string) => void) {
  const processor = unified()
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });
  return () => (tree: Root) => {
    const children = tree.children.flatMap((node) => toPlain(node, messages));
    onMarkdown(processor.stringify({ type: 'root', children }));
  };
}

function toPlain(node: RootContent, t: Messages): RootContent[] {
  if (node.type === 'yaml' || (node.type.startsWith('mdx') && !node.type.startsWith('mdxJsx'))) {
    return [];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return plainComponent(node, t);
  }
  if ('children' in node) {
    const children = node.children.flatMap((child) => toPlain(child, t));
    return [{ ...node, children } as RootContent];
  }
  return [node];
}

function plainComponent(node: JsxNode, t: Messages): RootContent[] {
  const attributes = readAttributes(node);
  const children = node.children.flatMap((child) => toPlain(child, t));
  switch (node.name) {
    case 'Callout':
      return [alert(attributes, children)];
    case 'Tab':
      return [strong(attributes['title'] ?? ''), ...children];
    case 'Demo':
      return [html('<!--demo-->')];
    case 'Kbd':
      return [{ type: 'inlineCode', value: children.map(textOf).join('') }];
    case 'ProductCard':
      return [productLink(attributes, children)];
    case 'br':
      return [{ type: 'break' }];
    case 'sub':
    case 'sup':
      return [html(`<${node.name}>`), ...children, html(`</${node.name}>`)];
    default:
      return children;
  }
}

function html(value: string): Html {
  return { type: 'html', value };
}

const text = (value: string): Text => ({ type: 'text', value });

function strong(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [text(value)] }] };
}

function alert(
  { kind = 'info', title }: Readonly<Record<string, string>>,
  children: RootContent[],
): Blockquote {
  const head: Paragraph = { type: 'paragraph', children: [html(`[!${alerts[kind] ?? 'NOTE'}]`)] };
  const titled = title === undefined ? [] : [strong(title)];
  return { type: 'blockquote', children: [head, ...titled, ...children] as Blockquote['children'] };
}

function productLink(
  { href = '', name = '' }: Readonly<Record<string, string>>,
  children: RootContent[],
): RootContent {
  const link: PhrasingContent = { type: 'link', url: href, children: [text(name)] };
  const line = children.map(textOf).join(' ').trim();
  return {
    type: 'paragraph',
    children: line === '' ? [link] : [link, text(`: ${line}`)],
  };
}

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
