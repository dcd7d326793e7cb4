import { expect, it } from 'vitest';
import { listControlValues } from './control-values';

it.each([
  [{ kind: 'boolean' }, ['true']],
  [{ kind: 'boolean', default: 'true' }, ['false']],
  [{ kind: 'choice', values: ["'a'", "'b'"], default: "'b'" }, ["'a'"]],
  [{ kind: 'number' }, ['2']],
  [{ kind: 'text' }, ["'Text'"]],
] as const)('%j', (control, expected) => {
  expect(listControlValues({ name: 'size', ...control })).toEqual(expected);
});

it('keeps a minimum below the maximum', () => {
  const [min, max] = ['min', 'max'].map((name) => listControlValues({ name, kind: 'number' }));
  expect([min, max]).toEqual([['1'], ['2']]);
});
