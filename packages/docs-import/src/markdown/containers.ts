import type { Code, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { ConvertContext } from './format-rules';
import { flowElement, isElement, readAttributes, toFlow, withChildren } from './elements';

/** Kinds of callouts by their names in other tools. */
const calloutKinds: Readonly<Record<string, string>> = {
  caution: 'warning',
  check: 'success',
  danger: 'error',
  default: 'info',
  error: 'error',
  important: 'warning',
  info: 'info',
  note: 'info',
  secondary: 'info',
  success: 'success',
  tip: 'success',
  warn: 'warning',
  warning: 'warning',
};

/** Returns the kind of a callout, or undefined for an unknown name. */
export function calloutKind(name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(calloutKinds, key) ? calloutKinds[key] : undefined;
}

/** Returns a callout. Without content, the callout consists of its title. */
export function createCallout(
  kind: string,
  title: string,
  children: readonly Nodes[],
  node?: Nodes,
): Nodes {
  const blocks = toFlow(children);
  return blocks.length > 0
    ? flowElement('Callout', { kind, title: title || undefined }, blocks, node?.position)
    : flowElement('Callout', { kind }, [{ type: 'text', value: title }], node?.position);
}

/** Converts `:::warning[Title]`. */
export function convertContainer(
  node: ContainerDirective,
  converted: readonly Nodes[],
  { report, locationOf }: ConvertContext,
): readonly Nodes[] {
  const { title, children } = splitLabel(node, converted);
  if (node.name === 'code-group') {
    return createTabs(
      'Code',
      children.flatMap((child) => nameCode(child) ?? []),
    );
  }
  const kind = node.name === 'details' ? 'info' : calloutKind(node.name);
  const what = `:::${node.name}`;
  if (kind === undefined) {
    report.changed(locationOf(node), {
      kind: 'container',
      what,
      result: 'its content without a frame',
    });
    return children;
  }
  if (node.name === 'details') {
    report.changed(locationOf(node), {
      kind: 'container',
      what,
      result: 'a callout, which is always open',
    });
  }
  return [createCallout(kind, title, children, node)];
}

function splitLabel(node: ContainerDirective, converted: readonly Nodes[]) {
  const [first] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = hasLabel ? toString(first).replaceAll('"', '”') : '';
  const title = label || (node.attributes?.['title'] ?? '');
  return { title, children: hasLabel ? converted.slice(1) : converted };
}

/** `[title]` after the language names a block of a group. */
function nameCode(node: Nodes): NamedTab | undefined {
  if (node.type !== 'code') return undefined;
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? node.lang ?? 'Code';
  const { meta: _, ...code } = node;
  return { title, children: [code satisfies Code] };
}

/** A tab before it is part of the tree. */
export interface NamedTab {
  readonly title: string;
  readonly children: readonly Nodes[];
}

/** Returns tabs, or the content itself if there are fewer than two. Tabs with the same title get a number. */
export function createTabs(
  label: string,
  tabs: readonly NamedTab[],
  group?: string,
): readonly Nodes[] {
  if (tabs.length < 2) return tabs.flatMap(({ children }) => children);
  const seen = new Map<string, number>();
  const named = tabs.map(({ title: given, children }) => {
    const title = given.trim() || 'Tab';
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return flowElement('Tab', { title: count > 1 ? `${title} ${count}` : title }, children);
  });
  const groupName = group?.toLowerCase().replaceAll(/[^a-z\d-]+/g, '-');
  const isName = groupName !== undefined && /^[a-z][a-z\d-]*$/.test(groupName);
  return [
    flowElement(
      'Tabs',
      { label: label || 'Options', group: isName ? groupName : undefined },
      named,
    ),
  ];
}

/** Reads the children of a component whose parts are components of one name: `<Tabs>` and `<TabItem label>`. */
export function readTabs(
  children: readonly Nodes[],
  name: string,
  titleOf: readonly string[],
): readonly NamedTab[] {
  return children.flatMap((child): readonly NamedTab[] => {
    // A part on a line of its own is in a paragraph.
    if (child.type === 'paragraph') return readTabs(child.children, name, titleOf);
    if (!isElement(child) || child.name !== name) return [];
    const attributes = readAttributes(child);
    const title = titleOf.map((key) => attributes[key]).find((value) => value) ?? '';
    return [{ title, children: child.children }];
  });
}

/** Converts a quotation that begins with `[!NOTE]`. */
export function convertAlert(children: readonly Nodes[]): readonly Nodes[] | undefined {
  const [first, ...others] = children;
  const [text, ...rest] = first?.type === 'paragraph' ? first.children : [];
  const [mark, name = ''] =
    (text?.type === 'text' && /^\[!(\w+)\][+-]?[ \t]*\n?/.exec(text.value)) || [];
  const kind = calloutKind(name);
  if (
    kind === undefined ||
    mark === undefined ||
    first?.type !== 'paragraph' ||
    text?.type !== 'text'
  ) {
    return undefined;
  }
  const value = text.value.slice(mark.length);
  const opening = [...(value ? [{ ...text, value }] : []), ...rest];
  return [
    createCallout(kind, '', [
      ...(opening.length > 0 ? [withChildren(first, opening)] : []),
      ...others,
    ]),
  ];
}
