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
