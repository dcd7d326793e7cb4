import { describe, expect, it } from 'vitest';
import { createHook } from '../api-document.fixture';
import { describeDocument, leadSaysAll } from './describe-document';

const hook = createHook('useBrush');

describe('describeDocument', () => {
  it.each([
    ['', 'Imports, parameters and return value of the useBrush hook in @scope/paint 2.0.0.'],
    [
      'Holds a *brush*',
      'Holds a brush. Imports, parameters and return value of the useBrush hook in @scope/paint 2.0.0.',
    ],
    [
      'A brush that paints lines on any canvas that is there, in `one` go.\n\nMore.',
      'A brush that paints lines on any canvas that is there, in one go.',
    ],
    [
      `The first sentence says what it is, and says it at some length, for it can. ${'More words. '.repeat(20)}`,
      'The first sentence says what it is, and says it at some length, for it can. More words. More words. More words. More words. More words. More words. More words.',
    ],
    ['word '.repeat(50), `${'word '.repeat(31)}…`],
  ])('%#', (description, expected) => {
    const text = describeDocument({ ...hook, description });
    expect(text).toBe(expected);
    expect(text.length).toBeGreaterThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

describe('leadSaysAll', () => {
  it.each([
    ['Groups all parts of the dialog.\nDoes not render an `element` of its own.', true],
    ['Groups all parts of the dialog, whichever they are, and more.\n\nMore.', false],
    ['Groups all parts of the [dialog](/dialog), whichever they are, and more.', false],
    [`A text that is too long for a lead. ${'More words. '.repeat(20)}`, false],
  ])('%j: %s', (description, expected) => {
    expect(leadSaysAll({ ...hook, description })).toBe(expected);
  });
});
