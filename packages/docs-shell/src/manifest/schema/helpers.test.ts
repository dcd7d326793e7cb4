import { describe, expect, it } from 'vitest';
import { closestName } from './closest-name';
import { describeValue } from './describe-value';
import { formatPath } from './format-path';

describe('closestName', () => {
  it.each([
    ['newFeture', 'newFeature'],
    ['PLAN', 'plan'],
    ['pln', 'plan'],
    ['colour', undefined],
    ['', undefined],
  ])('for %s returns %s', (name, meant) => {
    expect(closestName(name, ['plan', 'planned', 'newFeature'])).toBe(meant);
  });
});

describe('describeValue', () => {
  it.each([
    [undefined, 'nothing'],
    ['a "b"', '"a \\"b\\""'],
    ['x'.repeat(100), `"${'x'.repeat(58)}…`],
    [[1, 2], 'a list of 2'],
    [{}, 'an empty object'],
    [{ a: 1, b: 2 }, 'an object with a, b'],
    [() => 1, 'a function'],
    [null, 'null'],
    [Symbol('a'), 'Symbol(a)'],
  ])('describes %o as %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });
});

describe('formatPath', () => {
  it.each([
    [[], ''],
    [['pages', 2, 'children', 0, 'plan'], 'pages[2].children[0].plan'],
    [['linkProps', 'data-x'], 'linkProps["data-x"]'],
    [[1, 'pages'], '[1].pages'],
  ])('formats %j as %s', (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});
