import type { PropControl } from 'docs-shell/sandbox';
import type { Part } from 'react-api-docs/document';

const disabled = { name: 'disabled', kind: 'boolean' } as const;
const input: readonly PropControl[] = [
  disabled,
  { name: 'placeholder', kind: 'text' },
  { name: 'readOnly', kind: 'boolean' },
  { name: 'required', kind: 'boolean' },
];

/** Attributes that a reader can see the effect of, by name of the element. Documents count attributes, and do not list them. */
const attributes: ReadonlyMap<string, readonly PropControl[]> = new Map([
  ['button', [disabled]],
  ['fieldset', [disabled]],
  ['input', input],
  ['textarea', input],
]);

/** An element has about 270 attributes. 170 of them are events, which some parts of the Data Grid take alone. */
const minCount = 200;

/** Returns controls of the attributes that a component hands on to a form element and does not list as props. */
export function listAttributeControls({
  accepts,
  props,
}: Pick<Part, 'accepts' | 'props'>): PropControl[] {
  const listed = new Set(props.map(({ name }) => name));
  return accepts
    .filter(({ kind, name, renderedAs = name }) => kind === 'element' && renderedAs === name)
    .filter(({ count }) => count >= minCount)
    .flatMap(({ name }) => attributes.get(name) ?? [])
    .filter(({ name }) => !listed.has(name));
}
