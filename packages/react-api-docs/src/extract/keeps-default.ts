import type { Prop } from '../document';

/**
 * Whether an inherited prop has the default of the component that declares it. It has when the script
 * hands its props on to that very component and gives this one no value of its own: `Alert` is a
 * `Paper`, but draws it with an `elevation` of 0.
 */
export function keepsDefault(
  { name, default: ofParent }: Pick<Prop, 'name' | 'default'>,
  inheritedFrom: string,
  script: string,
): boolean {
  const isDrawn = new RegExp(`["'/]${inheritedFrom}(?:/index)?(?:\\.m?js)?["']`).test(script);
  return isDrawn && listValues(name, script).every((value) => value === name || value === ofParent);
}

/** What the script writes behind `name:` or `name =`, types for React's own check apart. */
function listValues(name: string, script: string): string[] {
  const written = new RegExp(
    `(?<![\\w.])${name}\\s*(?::|=(?!=))\\s*(\\{\\}|\\[\\]|[^\\s,;})]+)`,
    'g',
  );
  return [...script.matchAll(written)]
    .map(([, value = '']) => value.replaceAll('"', "'"))
    .filter((value) => !/prop-?types/i.test(value));
}
