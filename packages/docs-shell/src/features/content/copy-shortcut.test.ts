import { describe, expect, it } from 'vitest';
import { isCopyShortcut } from './copy-shortcut';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('isCopyShortcut', () => {
  it.each([
    [{ ...none, key: 'c', ctrlKey: true }, true],
    [{ ...none, key: 'c', metaKey: true }, true],
    [{ ...none, key: 'C', ctrlKey: true }, true],
    [{ ...none, key: 'c' }, false],
    [{ ...none, key: 'c', ctrlKey: true, metaKey: true }, false],
    [{ ...none, key: 'C', ctrlKey: true, shiftKey: true }, false],
    [{ ...none, key: 'c', ctrlKey: true, altKey: true }, false],
    [{ ...none, key: 'v', ctrlKey: true }, false],
  ])('for %o returns %s', (keys, expected) => {
    expect(isCopyShortcut(keys)).toBe(expected);
  });
});
