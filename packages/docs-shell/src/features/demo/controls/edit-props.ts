import { parser } from '@lezer/javascript';
import { quote, unquote } from './quote';

const tsxParser = parser.configure({ dialect: 'ts jsx' });

/** A value that code can set a prop to. */
export type PropCode =
  /** The prop is not set. */
  | { readonly kind: 'unset' }
  /** A literal as code: `'small'`, `2`, `true`. */
  | { readonly kind: 'literal'; readonly code: string }
  /** Anything else: a variable, a function, other elements. */
  | { readonly kind: 'expression' };

/** A range of the code, from the first character to the one after the last. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface Attribute extends Range {
  readonly name: string;
  /** Undefined for an attribute without a value, which is `true`. */
  readonly value?: Range;
}

interface Element {
  readonly attributes: readonly Attribute[];
  /** Where the next attribute is inserted: after the last one, spread attributes included. */
  readonly end: number;
  /** Between the tags. Undefined if there is no closing tag. */
  readonly content?: Range & { readonly isText: boolean };
}

/** Returns what the first element of a component sets a prop to. `children` is the text between its tags. */
export function readProp(code: string, component: string, prop: string): PropCode {
  return readElement(code, component)(prop);
}

/** Parses code once, and returns a function that does the same as `readProp` for each prop of a component. */
export function readElement(code: string, component: string): (prop: string) => PropCode {
  const [element] = listElements(code, component);
  return (prop) => (element ? readAttributeOf(element, prop, code) : { kind: 'expression' });
}

function readAttributeOf({ attributes, content }: Element, prop: string, code: string): PropCode {
  if (prop === 'children') {
    if (!content?.isText) return { kind: 'expression' };
    const text = code.slice(content.from, content.to).replaceAll(/\s+/g, ' ').trim();
    return { kind: 'literal', code: quote(text) };
  }
  const attribute = attributes.find(({ name }) => name === prop);
  if (!attribute) return { kind: 'unset' };
  if (!attribute.value) return { kind: 'literal', code: 'true' };
  return readValue(code.slice(attribute.value.from, attribute.value.to));
}

/** Sets a prop of all elements of a component, or removes it if there is no value. */
export function writeProp(
  code: string,
  component: string,
  prop: string,
  value: string | undefined,
): string {
  const edits = listElements(code, component).flatMap(
    (element) => editElement(code, element, prop, value) ?? [],
  );
  let edited = code;
  // From the end, so that earlier positions stay right. Elements can contain each other.
  for (const { from, to, text } of edits.toSorted((a, b) => b.from - a.from)) {
    edited = edited.slice(0, from) + text + edited.slice(to);
  }
  return edited;
}

function editElement(
  code: string,
  { attributes, end, content }: Element,
  prop: string,
  value: string | undefined,
): (Range & { readonly text: string }) | undefined {
  if (prop === 'children') {
    return content?.isText ? { ...content, text: writeText(unquote(value ?? "''")) } : undefined;
  }
  const attribute = attributes.find(({ name }) => name === prop);
  const text = value === undefined ? '' : writeAttribute(prop, value);
  if (!attribute) return value === undefined ? undefined : { from: end, to: end, text: ` ${text}` };
  const space = /\s*$/.exec(code.slice(0, attribute.from))?.[0].length ?? 0;
  return text === ''
    ? { from: attribute.from - space, to: attribute.to, text }
    : { from: attribute.from, to: attribute.to, text };
}

function writeAttribute(prop: string, value: string): string {
  if (value === 'true') return prop;
  if (!value.startsWith("'")) return `${prop}={${value}}`;
  const text = unquote(value);
  // JSX has entities instead of escapes.
  return /["&\\\n]/.test(text) ? `${prop}={${value}}` : `${prop}="${text}"`;
}

/** JSX drops white space at the ends, and gives braces, tags and entities a meaning. */
function writeText(text: string): string {
  return /[{}<>&]|^\s|\s$/.test(text) ? `{${quote(text)}}` : text;
}

const literal = /^(?:-?\d+(?:\.\d+)?|true|false|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")$/;

/** @param text the value of an attribute: `"small"` or `{2}` */
function readValue(text: string): PropCode {
  const isString = /^["']/.test(text);
  const inner = isString ? text : text.slice(1, -1).trim();
  if (!literal.test(inner) || (isString && inner.includes('&'))) return { kind: 'expression' };
  return { kind: 'literal', code: /^["']/.test(inner) ? quote(unquote(inner)) : inner };
}

type SyntaxNode = ReturnType<typeof tsxParser.parse>['topNode'];

function listElements(code: string, component: string): Element[] {
  const found: Element[] = [];
  tsxParser.parse(code).iterate({
    enter({ name, node }) {
      if (name !== 'JSXOpenTag' && name !== 'JSXSelfClosingTag') return;
      const parts = childrenOf(node);
      const tag = parts.find((part) => /^JSX(Identifier|MemberExpression)$/.test(part.name));
      if (parts.some((part) => part.type.isError)) return;
      if (!tag || code.slice(tag.from, tag.to) !== component) return;
      const last = parts.findLast((part) => !/EndTag|SelfCloseEndTag/.test(part.name)) ?? tag;
      const attributes = parts
        .filter((part) => part.name === 'JSXAttribute')
        .map((part) => readAttribute(part, code));
      const closing = node.parent?.getChild('JSXCloseTag');
      found.push({
        attributes,
        end: last.to,
        ...(name === 'JSXOpenTag' &&
          closing && {
            content: {
              from: node.to,
              to: closing.from,
              isText: childrenOf(node.parent ?? node).every((part) =>
                /^JSX(OpenTag|CloseTag|Text)$/.test(part.name),
              ),
            },
          }),
      });
    },
  });
  return found;
}

function readAttribute(node: SyntaxNode, code: string): Attribute {
  const [name, , value] = childrenOf(node);
  return {
    name: code.slice(name?.from ?? node.from, name?.to ?? node.to),
    from: node.from,
    to: node.to,
    ...(value && { value: { from: value.from, to: value.to } }),
  };
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
}
