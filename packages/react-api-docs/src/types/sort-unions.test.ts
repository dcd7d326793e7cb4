import { expect, it } from 'vitest';
import { sortUnions } from './sort-unions';

it.each([
  ['string', 'string'],
  ['B | A', 'A | B'],
  ['A | string | null', 'string | A | null'],
  ['undefined | number | B | string | A', 'string | number | A | B | undefined'],
  ['Event<Mouse | Key<Y | X>>', 'Event<Key<X | Y> | Mouse>'],
  ['(a: B | A) => void', '(a: A | B) => void'],
  ['((a: A) => void) | B | null', 'B | ((a: A) => void) | null'],
  ["{ a: 'y' | 'x'; b?: (1 | 0)[] }", "{ a: 'x' | 'y'; b?: (0 | 1)[] }"],
  ['`${B | A}px`', '`${A | B}px`'],
  // Not a type: returned unchanged.
  ['B | A >', 'B | A >'],
])('writes %s as %s', (text, sorted) => {
  expect(sortUnions(text)).toBe(sorted);
});
