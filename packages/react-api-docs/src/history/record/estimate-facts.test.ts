import { expect, it } from 'vitest';
import { keyOf, type ApiFact, type ApiFacts } from '../compare/list-facts';
import { estimateFacts } from './estimate-facts';

/** Facts of props by name, each with its type. */
function props(types: Readonly<Record<string, string>>): ApiFacts {
  const facts = Object.entries(types).map(([name, type]): ApiFact => ({
    of: 'Brush',
    kind: 'prop',
    name,
    type,
  }));
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

/** Packages that have the version know `size` and `tip`, but not `shape`. */
const complete = {
  earlier: props({ size: 'a', tip: 'a', shape: 'a' }),
  later: props({ size: 'b', shape: 'b', wet: 'b' }),
};
const estimate = (partial: Record<string, string>, before = complete.earlier) => {
  const known = {
    earlier: props({ size: 'a', tip: 'a' }),
    partial: props(partial),
    later: props({ size: 'b' }),
  };
  const facts = [...estimateFacts(complete, known, before).values()];
  return Object.fromEntries(facts.map(({ name, type }) => [name, type]));
};

it.each([
  ['nothing changed', { size: 'a', tip: 'a' }, { size: 'a', tip: 'a', shape: 'a' }],
  ['a type changed', { size: 'b', tip: 'a' }, { size: 'b', tip: 'a', shape: 'a' }],
  ['a prop is gone', { size: 'a' }, { size: 'a', shape: 'a' }],
  ['a type changed twice', { size: 'c', tip: 'a' }, { size: 'c', tip: 'a', shape: 'a' }],
  [
    'a prop was there only then',
    { size: 'a', tip: 'a', dry: 'c' },
    { size: 'a', tip: 'a', shape: 'a' },
  ],
])('dates what the packages tell if %s', (_what, partial, expected) => {
  expect(estimate(partial)).toEqual(expected);
});

it('keeps what an earlier one tells about other packages', () => {
  const before = props({ size: 'a', tip: 'a', shape: 'b' });
  expect(estimate({ size: 'b', tip: 'a' }, before)).toEqual({ size: 'b', tip: 'a', shape: 'b' });
});
