import type { ListItem, Nodes, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createCallout } from './containers';
import type { ConvertContext, SourceElement } from './format-rules';
import { isElement, textElement, toFlow, toPhrasing, withChildren } from './elements';

type Handler = (element: SourceElement, context: ConvertContext) => readonly Nodes[];

/** Elements that only style their children. */
const wrapper: Handler = ({ children }) => children;
const strong: Handler = ({ children }) => [{ type: 'strong', children: toPhrasing(children) }];
const emphasis: Handler = ({ children }) => [{ type: 'emphasis', children: toPhrasing(children) }];
const deletion: Handler = ({ children }) => [{ type: 'delete', children: toPhrasing(children) }];
const inlineCode: Handler = ({ children }) => [{ type: 'inlineCode', value: textOf(children) }];
const nothing: Handler = () => [];
/** Elements of the platform that are written as HTML. */
const kept: Handler = ({ name, attributes, children }) => [
  textElement(name, { title: attributes['title'] }, children),
];
/** A part that its parent converts. */
const part: Handler = ({ node, children, isText }) => [
  isText ? withChildren(node, toPhrasing(children)) : withChildren(node, toFlow(children)),
];

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Handler =>
  ({ children, attributes, node }) => {
    const id = attributes['id'];
    const mark = id ? [{ type: 'text' as const, value: ` {#${id}}` }] : [];
    return [
      { type: 'heading', depth, children: [...toPhrasing(children), ...mark], ...position(node) },
    ];
  };

const link: Handler = ({ children, attributes, node }, { report, locationOf }) => {
  const { href } = attributes;
  if (href && children.every((child) => child.type === 'text' && child.value.trim() === '')) {
    report.changed(locationOf(node), {
      kind: 'link',
      what: `a link to ${href} without text`,
      result: 'left out',
    });
    return [];
  }
  return href
    ? [{ type: 'link', url: href, children: toPhrasing(children), ...position(node) }]
    : toPhrasing(children);
};

const image: Handler = ({ attributes, node }) => [
  {
    type: 'image',
    url: attributes['src'] ?? '',
    alt: attributes['alt'] ?? '',
    ...(attributes['title'] && { title: attributes['title'] }),
    ...position(node),
  },
];

const isSummary = (node: Nodes) => isElement(node) && node.name === 'summary';

const details: Handler = ({ children, node }, { report, locationOf }) => {
  const summary = findSummary(children);
  report.changed(locationOf(node), {
    kind: 'element',
    what: '<details>',
    result: 'a callout, which is always open',
  });
  const rest: Nodes[] = [];
  for (const child of children) {
    if (child.type === 'paragraph') {
      const inner = child.children.filter((part) => !isSummary(part));
      if (inner.length > 0) rest.push(withChildren(child, inner));
    } else if (!isSummary(child)) {
      rest.push(child);
    }
  }
  const title = summary ? textOf([summary]).replaceAll('"', '”') : '';
  return [createCallout('info', title, rest, node)];
};

function findSummary(children: readonly Nodes[]): Nodes | undefined {
  for (const child of children) {
    if (isElement(child) && child.name === 'summary') return child;
    const inner = child.type === 'paragraph' ? findSummary(child.children) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

const list =
  (ordered: boolean): Handler =>
  ({ children, node }) => {
    const items = children.flatMap((child): ListItem[] =>
      isElement(child) && child.name === 'li'
        ? [{ type: 'listItem', spread: false, children: toFlow(child.children) }]
        : [],
    );
    return items.length > 0
      ? [{ type: 'list', ordered, spread: false, children: items, ...position(node) }]
      : children;
  };

const table: Handler = ({ children, node }) => {
  const rows = collect(children, 'tr').map((row): TableRow => {
    const cells = [...collect([row], 'th'), ...collect([row], 'td')];
    const inOrder =
      'children' in row
        ? row.children.filter((child) => cells.some((cell) => cell === child))
        : cells;
    const content = inOrder.length > 0 ? inOrder : cells;
    return {
      type: 'tableRow',
      children: content.map((cell): TableCell => ({
        type: 'tableCell',
        children: toPhrasing([cell]).flatMap(unwrapCell),
      })),
    };
  });
  return rows.length > 0 ? [{ type: 'table', children: rows, ...position(node) }] : children;
};

function unwrapCell(node: Nodes) {
  return isElement(node) && (node.name === 'td' || node.name === 'th')
    ? toPhrasing(node.children)
    : toPhrasing([node]);
}

/** Returns the outermost elements with a name, in document order. */
function collect(nodes: readonly Nodes[], name: string): Nodes[] {
  return nodes.flatMap((node) => {
    if (isElement(node) && node.name === name) return [node];
    return 'children' in node ? collect(node.children, name) : [];
  });
}

const embedded: Handler = ({ name, attributes, node, isText }, context) => {
  const url = attributes['src'] ?? attributes['data'] ?? '';
  if (!/^https:\/\//.test(url) || !URL.canParse(url)) {
    return [
      context.notImported(node, {
        kind: 'element',
        what: `<${name}>`,
        todo: 'Describe it in words, or link to it.',
      }),
    ];
  }
  const title = attributes['title'] ?? (name === 'video' ? 'Video' : new URL(url).hostname);
  context.report.changed(context.locationOf(node), {
    kind: 'element',
    what: `<${name}> of ${url}`,
    result: 'a link',
  });
  const target: Nodes = { type: 'link', url, children: [{ type: 'text', value: title }] };
  return isText ? [target] : toFlow([target]);
};

const handlers: Readonly<Record<string, Handler>> = {
  ...named(
    ['article', 'aside', 'center', 'div', 'figure', 'footer', 'header', 'main', 'nav', 'section'],
    wrapper,
  ),
  ...named(
    [
      'picture',
      'font',
      'ins',
      'mark',
      'q',
      'small',
      'span',
      'time',
      'u',
      'figcaption',
      'dl',
      'dt',
      'dd',
      '',
    ],
    wrapper,
  ),
  ...named(['b', 'strong'], strong),
  ...named(['em', 'i', 'cite', 'dfn'], emphasis),
  ...named(['del', 's', 'strike'], deletion),
  ...named(['code', 'samp', 'tt', 'var'], inlineCode),
  ...named(['abbr', 'sub', 'sup'], kept),
  ...named(
    ['li', 'summary', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'caption', 'colgroup'],
    part,
  ),
  ...named(['embed', 'iframe', 'object', 'video', 'audio'], embedded),
  ...named(['col', 'link', 'meta', 'source', 'style', 'script', 'wbr'], nothing),
  a: link,
  blockquote: ({ children }) => [{ type: 'blockquote', children: toFlow(children) }],
  br: () => [{ type: 'break' }],
  details,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  hr: () => [{ type: 'thematicBreak' }],
  img: image,
  kbd: ({ children }) => [textElement('Kbd', {}, children)],
  ol: list(true),
  p: ({ children, isText }) => (isText ? children : toFlow(children)),
  pre: ({ children, node }) => [
    { type: 'code', lang: 'text', value: textOf(children), ...position(node) },
  ],
  table,
  ul: list(false),
};

function named(names: readonly string[], handler: Handler): Readonly<Record<string, Handler>> {
  return Object.fromEntries(names.map((name) => [name, handler]));
}

/** Converts an HTML element. Returns undefined for a component. */
export function convertHtml(
  element: SourceElement,
  context: ConvertContext,
): readonly Nodes[] | undefined {
  const { name } = element;
  return Object.hasOwn(handlers, name) ? handlers[name]?.(element, context) : undefined;
}

function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => toString(node))
    .join('')
    .trim();
}

function position(node: Nodes) {
  return node.position ? { position: node.position } : {};
}
