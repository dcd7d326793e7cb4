import { Parser } from 'htmlparser2';
import type { Html, Nodes, Root, Text } from 'mdast';
import { flowElement, isPhrasing, textElement, toFlow, toPhrasing, withChildren } from './elements';

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Nodes[];
  readonly position: Nodes['position'];
}

const voidElements = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'source',
]);

/**
 * Turns HTML in markdown into elements of the tree, as MDX has them. An element may begin in one HTML node and end in
 * another, with markdown between them. Comments disappear.
 */
export function nestHtml(root: Root): Root {
  return withChildren(root, toFlow(nestChildren(root.children, false)));
}

function nestChildren(nodes: readonly Nodes[], isText: boolean): Nodes[] {
  const top: OpenElement = { name: '', attributes: {}, children: [], position: undefined };
  const open = [top];
  const current = () => open.at(-1) ?? top;
  const close = () => {
    const element = open.length > 1 ? open.pop() : undefined;
    if (element) current().children.push(createElement(element, isText));
  };
  for (const node of nodes) {
    if (node.type === 'html') {
      readHtml(node, { open, current, close });
    } else if ('children' in node) {
      const isLine = node.type === 'paragraph' || node.type === 'heading' || isPhrasing(node);
      const children = nestChildren(node.children, isLine || node.type === 'tableCell');
      current().children.push(withChildren(node, children));
    } else {
      current().children.push(node);
    }
  }
  // An element without an end tag ends with its parent.
  while (open.length > 1) close();
  return top.children;
}

interface Stack {
  readonly open: OpenElement[];
  readonly current: () => OpenElement;
  readonly close: () => void;
}

function readHtml({ value, position }: Html, { open, current, close }: Stack): void {
  // The parser would close elements whose end tag is in another HTML node.
  let isEnding = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({ name, attributes, children: [], position });
        if (voidElements.has(name.toLowerCase())) close();
      },
      ontext(text) {
        const last = current().children.at(-1);
        const value = text.replaceAll(/\s+/g, ' ');
        if (last?.type === 'text') last.value += value;
        else current().children.push({ type: 'text', value } satisfies Text);
      },
      onclosetag(name, isImplied) {
        if (isEnding || voidElements.has(name.toLowerCase())) return;
        if (!isImplied || current().name === name) close();
      },
    },
    { lowerCaseTags: false, recognizeSelfClosing: true },
  );
  // The parser drops end tags of elements that began in an earlier HTML node.
  const closing = /^\s*<\/\s*([\w.-]+)\s*>\s*$/.exec(value)?.[1];
  if (closing !== undefined) {
    const index = open.map(({ name }) => name).lastIndexOf(closing);
    while (index > 0 && open.length > index) close();
    return;
  }
  parser.write(value);
  isEnding = true;
  parser.end();
}

/** Elements that are always inline. */
const inlineElements = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'br',
    'code',
    'del',
    'em',
    'font',
    'i',
    'img',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
  ],
  ...[
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
    'tt',
    'u',
    'var',
    'Kbd',
    'Badge',
    'Icon',
  ],
]);

function createElement(
  { name, attributes, children, position }: OpenElement,
  isText: boolean,
): Nodes {
  if (!isText && !inlineElements.has(name))
    return flowElement(name, attributes, children, position);
  return {
    ...textElement(name, attributes, toPhrasing(children)),
    ...(position && { position }),
  };
}
