import { expect, it } from 'vitest';
import type { ApiFact } from '../compare/list-facts';
import { carryUndeclared, extendBaseline } from './baseline';

const attribute = (of: string, part?: string): ApiFact => ({
  of,
  ...(part !== undefined && { part }),
  kind: 'attribute',
  name: 'data-wet',
});
const baseline = {
  Brush: { component: ['Brush'], part: ['Tip'] },
  Roller: { component: ['Roller'] },
};

it('adds names that a version does not declare to the exports and parts that it has', () => {
  const facts = [attribute('Brush'), attribute('Brush', 'Tip'), attribute('Sponge')];
  const expected = {
    Brush: { ...baseline.Brush, attribute: ['data-wet'] },
    Roller: baseline.Roller,
    'Brush.Tip': { attribute: ['data-wet'] },
  };
  const extended = extendBaseline(baseline, facts);
  expect(extended).toEqual(expected);
  expect(extendBaseline(extended, facts)).toEqual(expected);
});

it('takes names of kinds that an earlier version does not declare from a later one', () => {
  const later = {
    Brush: { component: ['Brush'], prop: ['size'], attribute: ['data-wet'] },
    'Brush.Tip': { attribute: ['data-dry'] },
    Sponge: { component: ['Sponge'], attribute: ['data-wet'] },
  };
  expect(carryUndeclared(baseline, later)).toEqual({
    Brush: { ...baseline.Brush, attribute: ['data-wet'] },
    Roller: baseline.Roller,
    'Brush.Tip': { attribute: ['data-dry'] },
  });
});
