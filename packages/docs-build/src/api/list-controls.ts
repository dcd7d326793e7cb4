import { readElement } from 'docs-shell/demo/edit-props';
import type { ComponentControls, PropControl } from 'docs-shell/sandbox';
import type { ApiDocument, ComponentDocument, Part, Prop } from 'react-api-docs/document';
import { listAttributeControls } from './attribute-controls';
import { groupProps, type PropGroup } from './page/group-props';

/** A page with its demos, in the order of the page. */
interface PageWithDemos {
  readonly components: readonly string[];
  /** Demos with their TypeScript. */
  readonly demos: readonly { readonly id: string; readonly source: string }[];
}

/**
 * Chooses one demo for each component of a page, the first where it has props to change, and returns these, by id of the
 * demo. Types decide: booleans, numbers, texts, React nodes and unions of literals. What the demo sets to a variable, a
 * function or elements stays as it is.
 */
export function listControls(
  { components, demos }: PageWithDemos,
  documents: readonly ApiDocument[],
): Map<string, ComponentControls[]> {
  const found = new Map<string, ComponentControls[]>();
  for (const document of documents) {
    if (document.kind !== 'component' || !components.includes(document.name)) continue;
    const tags = listTags(document);
    for (const { id, source } of demos) {
      const controls = tags
        .filter(({ component }) => hasTag(source, component))
        .map((tag) => ({ ...tag, props: listFree(tag, source) }))
        .filter(({ props }) => props.length > 0);
      if (controls.length === 0) continue;
      found.set(id, [...(found.get(id) ?? []), ...controls]);
      break;
    }
  }
  return found;
}

/** Returns the controls of a component and of its parts by each of their names, whatever a demo does with them. */
function listTags({ name, aliases = [], parts, ...own }: ComponentDocument): ComponentControls[] {
  const names = [name, ...aliases.map((alias) => alias.name)];
  const list = (components: readonly string[], props: readonly PropControl[]) =>
    components.map((component) => ({ component, props }));
  return [
    ...list(names, createControls(own)),
    ...parts.flatMap((part) => {
      const flat = (part.aliases ?? []).map((alias) => alias.name);
      return list(
        [...names.map((owner) => `${owner}.${part.name}`), ...flat],
        createControls(part),
      );
    }),
  ];
}

/** Whether a component or one of its parts has props that readers can change. */
export function hasControls(document: ComponentDocument): boolean {
  return listTags(document).some(({ props }) => props.length > 0);
}

/** Whether code has an element of a component that it imports by this name. */
export function hasTag(source: string, component: string): boolean {
  const [name = component] = component.split('.');
  const escaped = component.replaceAll('.', String.raw`\.`);
  return (
    new RegExp(String.raw`<${escaped}(?=[\s/>])`).test(source) &&
    new RegExp(String.raw`^import\b[^;]*\b${name}\b`, 'm').test(source)
  );
}

/** Returns the controls of props that can have another value in the code of a demo. */
function listFree({ component, props }: ComponentControls, source: string): readonly PropControl[] {
  if (props.length === 0) return [];
  const read = readElement(source, component);
  const isSet = (name: string) => read(name).kind !== 'unset';
  return props.filter(
    ({ name }) =>
      read(name).kind !== 'expression' &&
      !isSet(counterpartOf(name)) &&
      // It changes the type of a value, so a demo that sets the value would no longer compile.
      (name !== 'multiple' || (!isSet('value') && !isSet('defaultValue'))),
  );
}

/** `checked` and `defaultChecked` exclude each other. */
export function counterpartOf(name: string): string {
  const [, first, rest] = /^default([A-Z])(.*)$/.exec(name) ?? [];
  return first === undefined
    ? `default${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : `${first.toLowerCase()}${rest}`;
}

/** Their effect cannot be seen in a demo, or they would break its state. */
const hiddenGroups: readonly PropGroup[] = ['events', 'slots', 'styling'];
const hiddenNames = new RegExp(
  `^(${[
    // Names of elements and fields, and addresses.
    String.raw`id|\w+Id|name|rel|key|htmlFor|form\w*|href|target|src|srcSet`,
    'aria-.*|data-.*|role|classes|component',
    // They say which element `render` returns, or decide which elements must be inside.
    'nativeButton|nativeLabel|native|select',
    // The name of a component in warnings of a hook. Components hand it on to their element.
    'componentName',
  ].join('|')})$`,
);

function createControls(shape: Pick<Part, 'accepts' | 'props'>): PropControl[] {
  const listed = groupProps(shape.props)
    .filter(({ prop, group }) => !hiddenGroups.includes(group) && !hiddenNames.test(prop.name))
    .filter(({ prop }) => prop.deprecation === undefined)
    .flatMap(({ prop }) => createControl(prop) ?? []);
  return [...listed, ...listAttributeControls(shape)];
}

/** Returns the control of a prop, or undefined if its type has no simple values. */
export function createControl({ name, type, ...prop }: Prop): PropControl | undefined {
  const members = splitUnion(type.text).filter((member) => !/^(null|undefined)$/.test(member));
  const code = prop.default?.replaceAll('"', "'");
  const base = { name, ...(code !== undefined && literal.test(code) && { default: code }) };
  const has = (pattern: RegExp) => members.some((member) => pattern.test(member));
  const values = members.flatMap((member) => (member === 'boolean' ? ['true', 'false'] : member));
  const literals = values.filter((value) => literal.test(value));
  if (literals.length > 0 && literals.every((text) => /^(true|false)$/.test(text))) {
    return { ...base, kind: 'boolean' };
  }
  // `(string & {})` and objects stay possible in code. The named values come first.
  if (literals.length > 1) return { ...base, kind: 'choice', values: literals };
  if (has(/^(React\.)?ReactNode\b/)) {
    // Material UI and Joy UI read the props of these elements, or clone them, so a text throws.
    return name === 'divider' || code?.startsWith('<') ? undefined : { ...base, kind: 'text' };
  }
  if (has(/^string$/)) return { ...base, kind: 'text' };
  return has(/^number$/) ? { ...base, kind: 'number' } : undefined;
}

const literal = /^(?:'(?:[^'\\\n]|\\.)*'|-?\d+(?:\.\d+)?|true|false)$/;

/** Splits a union at its top level: `'a' | { b: 1 | 2 }` has two members, `() => 'a' | 'b'` has one. */
function splitUnion(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/'(?:[^'\\]|\\.)*'|=>|[([{<]|[)\]}>]|\|/g)) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    // The rest is what the function returns.
    if (token === '=>' && depth === 0) break;
    if (token === '|' && depth === 0) {
      members.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...members, text.slice(start).trim()].filter((member) => member !== '');
}
