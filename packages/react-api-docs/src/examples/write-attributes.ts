import type { ComponentDocument, Prop } from '../document';
import { toWords } from './component-names';

/**
 * Returns the attributes of an element in an example: the required props, and those without which it shows nothing.
 * Returns undefined if a required prop has no simple value.
 *
 * @param valueOf returns the code of a value by the text of its type, if the package has one
 */
export function writeAttributes(
  { name, props }: ComponentDocument,
  valueOf: (type: string) => string | undefined = () => undefined,
): string[] | undefined {
  const needed = props
    .filter((prop) => prop.name !== 'children' && prop.deprecation === undefined)
    .filter((prop) => prop.required || helpful.has(prop.name));
  const attributes = needed.map((prop) => writeAttribute(prop, toWords(name), valueOf));
  return attributes.includes(undefined)
    ? undefined
    : attributes.flatMap((attribute) => attribute ?? []);
}

/** Optional props without which a component is invisible, or a field without a name. */
const helpful: ReadonlySet<string> = new Set(['in', 'placeholder']);

function writeAttribute(
  { name, type, signature }: Prop,
  words: string,
  valueOf: (type: string) => string | undefined,
): string | undefined {
  const { text } = type;
  const known = valueOf(text);
  if (known !== undefined) return `${name}={${known}}`;
  const [literal] = /(?<=^|\| )'[^']*'/.exec(text) ?? [];
  if (/(^|\| )boolean\b/.test(text)) return name;
  if (literal !== undefined) return `${name}="${literal.slice(1, -1)}"`;
  if (/(^|\| )(string|any|unknown|React\.ReactNode)\b/.test(text)) {
    return `${name}="${/^(value|id)$/.test(name) ? 'one' : words}"`;
  }
  if (/(^|\| )React\.ReactElement\b/.test(text)) return `${name}={<span>${words}</span>}`;
  const [number] = /(?<=^|\| )(number|\d+)\b/.exec(text) ?? [];
  if (number !== undefined) return `${name}={${number === 'number' ? '1' : number}}`;
  if (signature?.returns.type.text === 'void') return `${name}={() => {}}`;
  return /\[\]$|^(Readonly)?Array</.test(text) ? `${name}={[]}` : undefined;
}
