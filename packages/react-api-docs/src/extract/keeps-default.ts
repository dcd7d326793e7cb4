import type { Prop } from '../document';

/**
 * Returns whether an inherited prop has the default of the component that declares it: the script must pass its props
 * to that component and not set this one. `Alert` renders a `Paper`, but with an `elevation` of 0.
 */
export function keepsDefault(
  { name, default: ofParent }: Pick<Prop, 'name' | 'default'>,
  inheritedFrom: string,
  script: string,
): boolean {
  const isDrawn = new RegExp(`["'/]${inheritedFrom}(?:/index)?(?:\\.m?js)?["']`).test(script);
  if (!isDrawn) return false;
  const isSet = listDefaults(name, script).some(
    (value) => squeeze(readConstant(value, script) ?? value) === squeeze(ofParent ?? ''),
  );
  return isSet || listValues(name, script).every((value) => value === name || value === ofParent);
}

/** Returns the values after `name:` or `name =` in the script, except PropTypes. */
function listValues(name: string, script: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w.])${name}\\s*(?::|=(?!=))\\s*(\\{\\}|\\[\\]|[^\\s,;})]+)`,
    'g',
  );
  return [...script.matchAll(pattern)]
    .map(([, value = '']) => value.replaceAll('"', "'"))
    .filter((value) => !/prop-?types/i.test(value));
}

/** Returns the defaults of the prop where the script destructures it: `slots = {}`. */
function listDefaults(name: string, script: string): string[] {
  const pattern = new RegExp(`(?<![\\w.])${name}\\s*=(?!=)\\s*(\\{\\}|\\[\\]|[^\\s,;})]+)`, 'g');
  return [...script.matchAll(pattern)].map(([, value = '']) => value.replaceAll('"', "'"));
}

/** Returns the object that a constant of the script is: `const sizes = { small: 1 }`. */
function readConstant(name: string, script: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  return new RegExp(`\\bconst ${name} = (\\{[^{}]*\\})`).exec(script)?.[1];
}

/** Code without white space and trailing commas. */
function squeeze(code: string): string {
  return code.replaceAll(/\s+/g, '').replaceAll(',}', '}');
}
