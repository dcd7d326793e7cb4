import type { ApiChange } from 'react-api-docs/history';
import { expect, it } from 'vitest';
import { classifyChange } from './classify-change';

type Kind = ApiChange['kind'];
const type = { change: 'type', before: 'a', after: 'b' } as const;

it.each<[string, Kind, Record<string, unknown>, string]>([
  ['a new prop', 'prop', { change: 'added' }, 'new'],
  ['a removed class', 'class', { change: 'removed' }, 'breaking'],
  ['a new name', 'component', { change: 'renamed', from: 'x' }, 'breaking'],
  ['a deprecation', 'prop', { change: 'deprecated' }, 'deprecated'],
  ['a prop that is required now', 'prop', { change: 'required' }, 'breaking'],
  ['a member that is always there now', 'member', { change: 'required' }, 'changed'],
  ['a prop that accepts more', 'prop', { ...type, effect: 'wider' }, 'new'],
  ['a prop that accepts less', 'prop', { ...type, effect: 'narrower' }, 'breaking'],
  ['a prop of another type', 'prop', { ...type, effect: 'other' }, 'breaking'],
  ['a prop whose types were not compared', 'prop', type, 'changed'],
  ['a result that can be more', 'return', { ...type, effect: 'wider' }, 'breaking'],
  ['a result that is narrower', 'return', { ...type, effect: 'narrower' }, 'new'],
  ['a member of another type', 'member', { ...type, effect: 'other' }, 'changed'],
  ['another default', 'prop', { change: 'default', before: '1', after: '2' }, 'changed'],
])('%s', (_what, kind, change, expected) => {
  expect(classifyChange({ of: 'Brush', kind, name: 'size', ...change } as ApiChange)).toBe(
    expected,
  );
});
