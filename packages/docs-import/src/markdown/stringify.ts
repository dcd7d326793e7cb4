import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { isElement, toFlow, toPhrasing, withChildren } from './elements';

/** Components and elements of pages that an import writes. */
const known: ReadonlySet<string> = new Set([
  ...['abbr', 'sub', 'sup'],
  ...['Callout', 'Demo', 'Install', 'Kbd', 'NotImported', 'Tab', 'Tabs'],
]);

/** Returns a page of the platform as MDX. */
export function stringifyPage(frontMatter: Readonly<Record<string, unknown>>, root: Root): string {
  const yaml = stringify(frontMatter, { lineWidth: 0, defaultStringType: 'PLAIN' });
  const body = toMarkdown(withChildren(root, toFlow(sanitize(root.children))), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown({ printWidth: 10_000 })],
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
    listItemIndent: 'one',
  });
  return `---\n${yaml}---\n\n${body}`;
}

/** MDX reads a paragraph that begins with one of these words as code. The letter becomes a character reference. */
function escapeStatement(nodes: readonly Nodes[]): readonly Nodes[] {
  const [first, ...others] = nodes;
  if (first?.type !== 'text' || !/^(?:import|export)\s/.test(first.value)) return nodes;
  const { value } = first;
  return [
    { type: 'html', value: `&#${value.charCodeAt(0)};` },
    { ...first, value: value.slice(1) },
    ...others,
  ];
}

/** Elements that are left over, such as a part without its parent, are replaced by their content. */
function sanitize(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if (!('children' in node)) return [node];
    const children = sanitize(node.children);
    if (isElement(node) && !known.has(node.name ?? '')) return children;
    if (node.type === 'paragraph') {
      return [withChildren(node, escapeStatement(toPhrasing(children)))];
    }
    if (node.type === 'heading' || node.type === 'tableCell') {
      return [withChildren(node, toPhrasing(children))];
    }
    return [withChildren(node, children)];
  });
}
