import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or HTML element in the tree of a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a node is a component or an HTML element. */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

const phrasingTypes: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
  'textDirective',
]);

/** Returns whether a node can be in a paragraph. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasingTypes.has(node.type);
}

type Flow = BlockContent | DefinitionContent;

/** Returns the nodes as blocks: runs of text become paragraphs. Runs of white space disappear. */
export function toFlow(nodes: readonly Nodes[]): Flow[] {
  const blocks: Flow[] = [];
  let run: PhrasingContent[] = [];
  const finish = () => {
    const isBlank = run.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!isBlank) blocks.push({ type: 'paragraph', children: trimEnds(run) });
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      run.push(node);
    } else {
      finish();
      if (isFlow(node)) blocks.push(node);
    }
  }
  finish();
  return blocks;
}

const flowTypes: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'containerDirective',
  'definition',
  'footnoteDefinition',
  'heading',
  'leafDirective',
  'list',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'paragraph',
  'table',
  'thematicBreak',
]);

function isFlow(node: Nodes): node is Flow {
  return flowTypes.has(node.type);
}

function trimEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? value.trimEnd() : value };
  });
}

/** Returns the nodes as text of one line: blocks are replaced by their content. */
export function toPhrasing(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    return 'children' in node ? toPhrasing(node.children) : [];
  });
}

/**
 * Returns the attributes of an element. An attribute without a value is an empty string. An expression keeps its
 * braces.
 */
export function readAttributes(node: JsxElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return ['{…}', `{${attribute.value}}`];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, ''];
      return [
        name,
        typeof value === 'string' ? value : (readText(value.value) ?? `{${value.value}}`),
      ];
    }),
  );
}

/** `{'text'}` is the same as `"text"`. */
function readText(expression: string): string | undefined {
  const [, quote, text] = /^\s*(['"`])((?:(?!\1)[^\\$])*)\1\s*$/.exec(expression) ?? [];
  return quote === undefined ? undefined : text;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates a component between blocks. */
export function flowElement(
  name: string,
  attributes: Attributes,
  children: readonly Nodes[] = [],
  position?: Nodes['position'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: toFlow(children),
    ...(position && { position }),
  };
}

/** Creates a component in a line of text. */
export function textElement(
  name: string,
  attributes: Attributes,
  children: readonly Nodes[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toAttributes(attributes),
    children: toPhrasing(children),
  };
}

function toAttributes(attributes: Attributes): JsxElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ type: 'mdxJsxAttribute' as const, name, value: value === '' ? null : value }],
  );
}

/** A parent whose children are replaced by a function. */
export function withChildren<T extends Nodes>(node: T, children: readonly Nodes[]): T {
  return { ...node, children: children as RootContent[] };
}
