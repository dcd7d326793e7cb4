import { expect, it } from 'vitest';
import { isPresentable } from './is-presentable';

it.each<[string, boolean, Parameters<typeof isPresentable>[1]]>([
  ['an element', true, { html: '<b>x</b>', reached: ['default'] }],
  ['text alone, as of a provider', false, { html: 'x', reached: ['default'] }],
  ['nothing on the server', false, { html: '', reached: ['default'] }],
  ['an item without its list', false, { html: '<li>x</li>', reached: ['default'] }],
  ['a list', true, { html: '<ul><li>x</li></ul>', reached: ['default'] }],
  ['an id that a parent gives', false, { html: '<b id="undefined-x">x</b>', reached: ['default'] }],
  [
    'a name that is not there',
    false,
    { html: '<b aria-labelledby="x"></b>', reached: ['default'] },
  ],
  ['a name', true, { html: '<b aria-labelledby="x"><i id="x">x</i></b>', reached: ['default'] }],
  [
    'a state without a role',
    false,
    { html: '<b><div aria-expanded="false"></div></b>', reached: ['default'] },
  ],
  ['a script', false, { html: '<b><script>1</script></b>', reached: ['default'] }],
  ['a bar without a name', false, { html: '<b role="progressbar"></b>', reached: ['default'] }],
  ['a field without a name', false, { html: '<b><select></select></b>', reached: ['default'] }],
  ['a field', true, { html: '<b><input placeholder="x"/></b>', reached: ['default'] }],
  ['a hidden field', true, { html: '<b><input aria-hidden="true"/></b>', reached: ['default'] }],
  ['a warning', false, { html: '<b>x</b>', reached: ['default'], problem: 'warns' }],
  ['a frame that never draws it', false, { html: '<b>x</b>', reached: ['Grid'] }],
  ['a frame that draws it', true, { html: '<b>x</b>', reached: ['Grid', 'Brush'] }],
])('%s: %s', (_, expected, rendered) => {
  expect(isPresentable('Brush', rendered)).toBe(expected);
});
