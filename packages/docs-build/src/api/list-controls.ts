import type { ComponentControls, PropControl } from 'docs-shell/sandbox';
import type { ApiDocument, ComponentDocument, Prop } from 'react-api-docs/document';
import { groupProps, type PropGroup } from './page/group-props';

/** A page with its demos, in the order of the page. */
interface PageWithDemos {
  readonly components: readonly string[];
  /** Demos with their TypeScript. */
  readonly demos: readonly { readonly id: string; readonly source: string }[];
}

/**
 * Chooses one demo for each component of a page, the first that contains it, and returns the props that readers can
 * change there, by id of the demo. Types decide: booleans, numbers, texts, React nodes and unions of literals.
 */
export function listControls(
  { components, demos }: PageWithDemos,
  documents: readonly ApiDocument[],
): Map<string, ComponentControls[]> {
  const found = new Map<string, ComponentControls[]>();
  for (const document of documents) {
    if (document.kind !== 'component' || !components.includes(document.name)) continue;
    const { name, props, parts } = document;
    const tags = [
      { component: name, props },
      ...parts.map((part) => ({ component: `${name}.${part.name}`, props: part.props })),
    ];
    const shown = demos.find(({ source }) => tags.some((tag) => hasTag(source, tag.component)));
    if (!shown) continue;
    const controls = tags
      .filter((tag) => hasTag(shown.source, tag.component))
      .map(({ component, props: known }) => ({
        component,
        props: createControls(known).filter((prop) => isFree(prop, component, shown.source)),
      }))
      .filter((one) => one.props.length > 0);
    if (controls.length > 0) found.set(shown.id, [...(found.get(shown.id) ?? []), ...controls]);
  }
  return found;
}

/** Whether a component or one of its parts has props that readers can change. */
export function hasControls({ props, parts }: ComponentDocument): boolean {
  return [props, ...parts.map((part) => part.props)].some((one) => createControls(one).length > 0);
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

/** `multiple` changes the type of a value, so a demo that sets the value would no longer compile. */
function isFree({ name }: PropControl, component: string, source: string): boolean {
  const escaped = component.replaceAll('.', String.raw`\.`);
  return (
    name !== 'multiple' ||
    !new RegExp(String.raw`<${escaped}\s[^>]*\b(value|defaultValue)=`).test(source)
  );
}

/** Their effect cannot be seen in a demo, or they would break its state. */
const hiddenGroups: readonly PropGroup[] = ['events', 'slots', 'styling'];
const hiddenNames =
  /^(id|name|href|target|rel|key|htmlFor|form\w*|aria-.*|data-.*|classes|component)$/;

function createControls(props: readonly Prop[]): PropControl[] {
  return groupProps(props)
    .filter(({ prop, group }) => !hiddenGroups.includes(group) && !hiddenNames.test(prop.name))
    .filter(({ prop }) => prop.deprecation === undefined)
    .flatMap(({ prop }) => createControl(prop) ?? []);
}

/** Returns the control of a prop, or undefined if its type has no simple values. */
export function createControl({ name, type, ...prop }: Prop): PropControl | undefined {
  const members = splitUnion(type.text).filter((one) => !/^(null|undefined)$/.test(one));
  const code = prop.default?.replaceAll('"', "'");
  const base = { name, ...(code !== undefined && literal.test(code) && { default: code }) };
  const has = (pattern: RegExp) => members.some((one) => pattern.test(one));
  const values = members.flatMap((one) => (one === 'boolean' ? ['true', 'false'] : one));
  const literals = values.filter((one) => literal.test(one));
  if (literals.length > 0 && literals.every((one) => /^(true|false)$/.test(one))) {
    return { ...base, kind: 'boolean' };
  }
  // `(string & {})` and objects stay possible in code. The named values come first.
  if (literals.length > 1) return { ...base, kind: 'choice', values: literals };
  if (has(/^(React\.)?ReactNode\b/)) return { ...base, kind: 'text' };
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
  return [...members, text.slice(start).trim()].filter((one) => one !== '');
}
