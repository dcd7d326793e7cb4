import { expect, it } from 'vitest';
import { createProp } from '../api-document.fixture';
import { describeProp } from './describe-prop';

it.each([
  [createProp('className'), 'The class name of the root element.'],
  [createProp('className', { description: 'A class.' }), 'A class.'],
  [createProp('constructor'), ''],
  [
    createProp('color', { description: 'The color.', extensible: 'BrushColorOverrides' }),
    'The color.\n\nAugment `BrushColorOverrides` to add values.',
  ],
])('%#: %j', (prop, expected) => {
  expect(describeProp(prop)).toBe(expected);
});
