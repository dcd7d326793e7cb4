import { describe, expect, it } from 'vitest';
import { isGroupOpen, parseNavigationState, parseTabNavigationState } from './stored-navigation';

describe('parseNavigationState', () => {
  it.each([
    [null, { groups: {}, scrollTop: 0 }],
    ['', { groups: {}, scrollTop: 0 }],
    ['null', { groups: {}, scrollTop: 0 }],
    ['[1', { groups: {}, scrollTop: 0 }],
    ['{"groups":7,"scrollTop":"far"}', { groups: {}, scrollTop: 0 }],
    [
      '{"groups":{"Components":true,"Guides":false,"x":1},"scrollTop":120}',
      { groups: { Components: true, Guides: false }, scrollTop: 120 },
    ],
  ])('%s', (text, expected) => {
    expect(parseNavigationState(text)).toEqual(expected);
  });
});

describe('parseTabNavigationState', () => {
  it.each([
    ['0.5', { groups: {}, scrollTop: 7 }],
    ['0.7', undefined],
  ])('for tab %s', (tab, expected) => {
    const text = `0.5${JSON.stringify({ groups: {}, scrollTop: 7 })}`;
    expect(parseTabNavigationState(text, tab)).toEqual(expected);
    expect(parseTabNavigationState(null, tab)).toBeUndefined();
  });
});

describe('isGroupOpen', () => {
  const state = { groups: { Components: true, Guides: false }, scrollTop: 0 };
  it.each([
    [{ key: 'Components', leadsToCurrent: false }, true],
    [{ key: 'Guides', leadsToCurrent: false }, false],
    [{ key: 'Guides', leadsToCurrent: true }, true],
    [{ key: 'Unknown', leadsToCurrent: false }, false],
    [{ key: 'constructor', leadsToCurrent: false }, false],
  ])('%o → %s', (group, expected) => {
    expect(isGroupOpen(state, group.key, group.leadsToCurrent)).toBe(expected);
  });
});
