import type { ComponentControls, PropControl } from '../sandbox/types';
import { quote, unquote } from './quote';

/** Props that a link sets: code of the value by `Button.color`. */
export type ChosenProps = ReadonlyMap<string, string>;

/** Writes the hash of a link with chosen props. */
export function writeControlsHash(name: string, chosen: ChosenProps): string {
  const search = new URLSearchParams([...chosen].map(([key, code]) => [key, unquote(code)]));
  return `#${name}.props${chosen.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Reads the props of a link. What the controls do not offer is dropped: anyone can write a link. */
export function readChosenProps(
  search: string,
  components: readonly ComponentControls[],
): ChosenProps {
  const parameters = new URLSearchParams(search);
  const chosen = new Map<string, string>();
  for (const { component, props } of components) {
    for (const prop of props) {
      const key = `${component}.${prop.name}`;
      const text = parameters.get(key);
      const code = text === null ? undefined : toCode(text, prop);
      if (code !== undefined) chosen.set(key, code);
    }
  }
  return chosen;
}

/** Returns the code of a value that a control shows as text, or undefined if the control does not offer it. */
export function toCode(text: string, prop: PropControl): string | undefined {
  switch (prop.kind) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text : undefined;
    case 'choice':
      return prop.values.find((value) => unquote(value) === text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : undefined;
    case 'text':
      return quote(text);
  }
}
