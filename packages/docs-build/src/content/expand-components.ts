import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import type { DocsComponent } from '../load/define-docs-config';
import { contentComponents } from './content-components';
import { type JsxNode, readAttributes, type Report } from './inspect-element';

/** Components may use each other. More levels are a circle. */
const maxDepth = 8;

/**
 * A remark plugin: replaces components of the product by the content that they stand for, before anything inspects the page.
 * Nodes have the position of the component, so that diagnostics name the line of the page.
 */
export function expandComponents(
  components: Readonly<Record<string, DocsComponent>>,
  report: Report,
) {
  const parser = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });
  const expandIn = (tree: Root | JsxNode, depth: number): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const component = Object.hasOwn(components, node.name ?? '')
        ? components[node.name ?? '']
        : undefined;
      if (!component || !parent || index === undefined || node === tree) return undefined;
      const content = expand(node, component, depth);
      parent.children.splice(index, 1, ...(content as typeof parent.children));
      return [SKIP, index + content.length];
    });
  };
  const expand = (node: JsxNode, component: DocsComponent, depth: number): RootContent[] => {
    const name = `<${node.name}>`;
    const fail = (received: string, expected: string): RootContent[] => {
      const hint = `Correct it here, or the component in docs.config.ts.`;
      report(node, { path: name, code: 'DOCS3024', received, expected, hint });
      return [];
    };
    if (contentComponents.has(node.name ?? '')) {
      return fail(`${name}, a component of the platform`, 'a name of its own');
    }
    if (depth > maxDepth)
      return fail('a component inside of itself', 'components without a circle');
    const attributes = readAttributes(node);
    const wanted = component.attributes ?? {};
    const unknown = Object.keys(attributes).find((key) => !Object.hasOwn(wanted, key));
    if (unknown !== undefined) {
      return fail(`the unknown attribute ${unknown}`, Object.keys(wanted).join(', ') || 'none');
    }
    const missing = Object.keys(wanted).find(
      (key) => wanted[key] === 'required' && attributes[key] === undefined,
    );
    if (missing !== undefined) return fail(`no attribute ${missing}`, `${missing}="…"`);
    try {
      const tree = parser.parse(component.expand(attributes));
      place(tree, node);
      insertChildren(tree, node.children);
      expandIn(tree, depth + 1);
      return node.type === 'mdxJsxTextElement' ? toPhrases(tree, fail) : tree.children;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), 'valid MDX');
    }
  };
  return () => (tree: Root) => expandIn(tree, 1);
}

/** Gives nodes that no file has the position of a node that the page has. */
function place(tree: Root, { position }: JsxNode): void {
  visit(tree, (node: Nodes) => {
    if (position) node.position = position;
  });
}

function insertChildren(tree: Root, children: JsxNode['children']): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== 'Children' || !parent || index === undefined) return undefined;
    const inserted = node.type === 'mdxJsxTextElement' ? unwrapParagraph(children) : children;
    parent.children.splice(index, 1, ...(inserted as typeof parent.children));
    return [SKIP, index + inserted.length];
  });
}

/** Inside of a sentence, a paragraph would end it. */
function unwrapParagraph(children: JsxNode['children']): JsxNode['children'] {
  const [only, ...more] = children;
  if (only?.type === 'paragraph' && more.length === 0) return only.children;
  if (children.some((child) => isBlock(child.type))) {
    throw new Error('blocks inside of the component, which has <Children /> inside of a sentence');
  }
  return children;
}

function isBlock(type: Nodes['type']): boolean {
  return [
    'blockquote',
    'code',
    'heading',
    'list',
    'mdxJsxFlowElement',
    'paragraph',
    'table',
  ].includes(type);
}

/** Inside of a sentence there can only be one paragraph, without its ends. */
function toPhrases(
  { children }: Root,
  fail: (received: string, expected: string) => RootContent[],
): RootContent[] {
  const [only, ...more] = children;
  if (only?.type === 'paragraph' && more.length === 0) return only.children;
  return fail(
    'blocks inside of a sentence',
    'one line of text, or the component on a line of its own',
  );
}
