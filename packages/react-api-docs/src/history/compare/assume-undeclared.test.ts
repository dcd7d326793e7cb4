import { expect, it } from 'vitest';
import { assumeUndeclared } from './assume-undeclared';
import { keyOf, type ApiFact } from './list-facts';

const facts = (list: readonly ApiFact[]) => new Map(list.map((fact) => [keyOf(fact), fact]));
const brush: ApiFact = { of: 'Brush', kind: 'component', name: 'Brush' };
const attribute: ApiFact = { of: 'Brush', kind: 'attribute', name: 'data-wet' };
const slot: ApiFact = { of: 'Brush', kind: 'slot', name: 'root' };

it.each<[string, ApiFact[], ApiFact[], string[]]>([
  ['attributes, if the earlier version declares none', [brush], [brush, attribute], ['data-wet']],
  [
    'nothing of a kind that the earlier version declares',
    [brush, { ...attribute, name: 'data-dry' }],
    [brush, attribute],
    [],
  ],
  ['nothing of a component that is new', [], [brush, attribute], []],
  ['no slots, which the application passes in', [brush], [brush, slot], []],
])('assumes %s', (_what, earlier, later, expected) => {
  expect(assumeUndeclared(facts(earlier), facts(later)).map(({ name }) => name)).toEqual(expected);
});
