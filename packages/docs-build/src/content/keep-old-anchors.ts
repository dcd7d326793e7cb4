import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from 'diagnostics';

interface OldAnchorOptions {
  /** Ids that headings had before, and the ids that they have now. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly report: (diagnostic: Omit<Diagnostic, 'file' | 'line'>) => void;
}

/**
 * A remark plugin: adds the old ids of renamed headings, so that links to them keep working. Runs after the plugin that
 * sets the ids. Reads the options late, because the front matter is part of the tree.
 */
export function keepOldAnchors(readOptions: () => OldAnchorOptions) {
  return () => (tree: Root) => {
    const { anchors, report } = readOptions();
    const headings = new Map<string, Heading>();
    visit(tree, 'heading', (node) => {
      const id = node.data?.hProperties?.['id'];
      if (typeof id === 'string') headings.set(id, node);
    });
    for (const [old, current] of Object.entries(anchors)) {
      const heading = headings.get(current);
      if (!heading || headings.has(old)) {
        report({
          path: `anchors.${old}`,
          code: 'DOCS3022',
          received: heading ? `“${old}”, which a heading of the page has` : `the id “${current}”`,
          expected: heading
            ? 'an id that no heading of the page has now'
            : `the id of a heading: ${[...headings.keys()].join(', ')}`,
          hint: heading ? 'Remove the line.' : 'Name the heading that replaces the old one.',
        });
        continue;
      }
      heading.children.unshift({
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: old }],
        children: [],
      });
    }
  };
}
