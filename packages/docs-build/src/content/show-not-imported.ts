import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readAttributes } from './inspect-element';

/** A remark plugin: shows readers what `<NotImported>` stands for, as a warning. */
export function showNotImported() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'NotImported' || !parent || index === undefined) return undefined;
      const { what = '', source = '' } = readAttributes(node);
      const text = { type: 'text', value: `Not imported: ${what} (${source})` } as const;
      if (node.type === 'mdxJsxTextElement') {
        parent.children[index] = { type: 'strong', children: [text] };
      } else {
        node.name = 'Callout';
        node.attributes = [{ type: 'mdxJsxAttribute', name: 'kind', value: 'warning' }];
        node.children = [{ type: 'paragraph', children: [text] }];
      }
      return SKIP;
    });
  };
}
