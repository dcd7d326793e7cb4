import { describe, expect, it } from 'vitest';
import { parseColorModeState, resolveColorScheme } from './color-mode';

const schemes = { light: ['light', 'paper'], dark: ['dark', 'night'] } as const;

describe('resolveColorScheme', () => {
  it.each([
    [{}, false, 'light'],
    [{}, true, 'dark'],
    [{ 'mui-mode': 'dark' }, false, 'dark'],
    [{ 'mui-mode': 'light' }, true, 'light'],
    [{ 'mui-mode': 'system' }, true, 'dark'],
    [{ 'mui-mode': 'purple' }, true, 'dark'],
    [{ 'mui-color-scheme-light': 'paper' }, false, 'paper'],
    [{ 'mui-color-scheme-light': 'paper' }, true, 'dark'],
    [{ 'mui-mode': 'dark', 'mui-color-scheme-dark': 'night' }, false, 'night'],
    [{ 'mui-mode': 'dark', 'mui-color-scheme-dark': 'paper' }, false, 'dark'],
    [{ 'mui-mode': 'dark', 'mui-color-scheme-dark': 'constructor' }, false, 'dark'],
  ])('%o, system dark: %s → %s', (stored, systemPrefersDark, expected) => {
    const values = new Map(Object.entries(stored));
    const state = parseColorModeState((key) => values.get(key) ?? null, systemPrefersDark, schemes);
    expect(resolveColorScheme(state)).toBe(expected);
  });
});
