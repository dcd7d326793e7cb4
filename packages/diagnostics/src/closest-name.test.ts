import { expect, it } from 'vitest';
import { closestName, closestNames, suggestName } from './closest-name';

it.each([
  ['newFeture', ['newFeature', 'planned'], 'newFeature'],
  ['Plan', ['plan'], 'plan'],
  ['pathname', ['title', 'plan'], undefined],
  ['x', [], undefined],
])('the closest name to %s among %j is %s', (name, candidates, expected) => {
  expect(closestName(name, candidates)).toBe(expected);
});

it('lists similar names once, the most similar first', () => {
  expect(closestNames('Bux', ['Link', 'Bxx', 'Box', 'Bux', 'Box'])).toEqual(['Bux', 'Bxx', 'Box']);
});

it('suggests the closest name, or returns the fallback', () => {
  expect(suggestName('plen', ['plan'], 'Remove it.')).toBe('Did you mean "plan"?');
  expect(suggestName('other', ['plan'], 'Remove it.')).toBe('Remove it.');
});
