import { expect, it } from 'vitest';
import { listAttributeControls } from './attribute-controls';
import { createProp } from './api-document.fixture';

it.each([
  ['an element without such attributes', 'div', [], ''],
  ['a button', 'button', [], 'disabled'],
  ['a fieldset', 'fieldset', [], 'disabled'],
  ['a field', 'input', [], 'disabled placeholder readOnly required'],
  [
    'a field that lists some as props',
    'textarea',
    ['required', 'value'],
    'disabled placeholder readOnly',
  ],
])('offers the attributes of %s', (_, element, listed, expected) => {
  const accepts = [{ kind: 'element' as const, name: element, count: 270 }];
  const props = listed.map((name) => createProp(name));
  const names = listAttributeControls({ accepts, props }).map(({ name }) => name);
  expect(names.join(' ')).toBe(expected);
});

it.each([
  ['another element gets the attributes', { kind: 'element' as const, renderedAs: 'span' }],
  ['they are props of the system', { kind: 'system' as const }],
  ['the attributes are events', { kind: 'element' as const, count: 169 }],
])('offers none if %s', (_, accepted) => {
  const accepts = [{ name: 'button', count: 270, ...accepted }];
  expect(listAttributeControls({ accepts, props: [] })).toEqual([]);
});
