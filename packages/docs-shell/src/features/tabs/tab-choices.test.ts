import { describe, expect, it } from 'vitest';
import { nextTab, parseTabChoices } from './tab-choices';

describe('parseTabChoices', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['[]', {}],
    ['{', {}],
    ['null', {}],
    ['{"a":"npm","b":2}', { a: 'npm' }],
  ])('%s', (text, expected) => {
    expect(Object.fromEntries(parseTabChoices(text))).toEqual(expected);
  });
});

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowRight', 0, true, 2],
    ['ArrowLeft', 2, true, 0],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['Enter', 1, false, undefined],
  ])('%s from %i (right to left: %s)', (key, current, isRtl, expected) => {
    expect(nextTab(key, current, 3, isRtl)).toBe(expected);
  });
});
