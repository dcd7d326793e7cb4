import { describe, expect, it, vi } from 'vitest';
import type { ColorSchemeEnvironment } from './color-scheme-environment';
import { createColorSchemeManager, type ColorSchemeChoice } from './create-color-scheme-manager';
import { fixtureTheme } from './fixture-theme.fixture';
import { listColorSchemes } from './color-schemes';

const schemes = listColorSchemes(fixtureTheme);

/** A fake browser that records what is stored and shown. */
function createEnvironment({ systemDark = false, isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const shown: string[] = [];
  const state = { systemDark };
  const environment: ColorSchemeEnvironment = {
    read: (key) => stored.get(key) ?? null,
    write(key, value) {
      if (!isBlocked) {
        stored.set(key, value);
      }
      return !isBlocked;
    },
    systemPrefersDark: () => state.systemDark,
    show: (name) => shown.push(name),
  };
  return { environment, stored, shown, state };
}

describe('createColorSchemeManager', () => {
  it('returns the default state', () => {
    const { environment } = createEnvironment({ systemDark: true });
    expect(createColorSchemeManager(environment, schemes).getState()).toEqual({
      mode: 'system',
      systemMode: 'dark',
      lightColorScheme: 'light',
      darkColorScheme: 'dark',
    });
  });

  it.each<[ColorSchemeChoice, Record<string, string>]>([
    ['paper', { 'mui-color-scheme-light': 'paper' }],
    ['night', { 'mui-color-scheme-dark': 'night' }],
    [
      { light: 'paper', dark: 'night' },
      { 'mui-color-scheme-light': 'paper', 'mui-color-scheme-dark': 'night' },
    ],
    [{ dark: 'night' }, { 'mui-color-scheme-dark': 'night' }],
    [{ dark: null }, { 'mui-color-scheme-dark': 'dark' }],
    [null, { 'mui-color-scheme-light': 'light', 'mui-color-scheme-dark': 'dark' }],
  ])('stores the choice %o in local storage', (choice, expected) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { environment, stored } = createEnvironment();
    createColorSchemeManager(environment, schemes).setColorScheme(choice);
    expect(Object.fromEntries(stored)).toEqual(expected);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each<[ColorSchemeChoice, string]>([
    ['sepia', 'sepia'],
    ['constructor', 'constructor'],
    [{ light: 'sepia' }, 'sepia'],
    [{ light: 'night' }, 'night'],
  ])('logs and ignores a name that the theme does not have: %o', (choice, name) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { environment, stored, shown } = createEnvironment();
    createColorSchemeManager(environment, schemes).setColorScheme(choice);
    expect(complain.mock.calls).toEqual([
      [`\`${name}\` does not exist in \`theme.colorSchemes\`.`],
    ]);
    expect(stored.size).toBe(0);
    expect(shown).toEqual(['light']);
  });

  it('applies the scheme of a mode immediately', () => {
    const { environment, shown, stored } = createEnvironment();
    const manager = createColorSchemeManager(environment, schemes);
    manager.setColorScheme({ light: 'paper', dark: 'night' });
    manager.setMode('dark');
    manager.setMode('light');
    expect(shown).toEqual(['paper', 'night', 'paper']);
    expect(stored.get('mui-mode')).toBe('light');
  });

  it('applies changes of stored values and of the system on refresh', () => {
    const { environment, shown, stored, state } = createEnvironment();
    const manager = createColorSchemeManager(environment, schemes);
    stored.set('mui-color-scheme-light', 'paper');
    manager.refresh();
    state.systemDark = true;
    manager.refresh();
    stored.set('mui-color-scheme-dark', 'night');
    manager.refresh();
    stored.clear();
    manager.refresh();
    expect(shown).toEqual(['paper', 'dark', 'night', 'dark']);
  });

  it('keeps a choice until the page is left if storage is blocked', () => {
    const { environment, shown } = createEnvironment({ isBlocked: true });
    const manager = createColorSchemeManager(environment, schemes);
    manager.setMode('dark');
    manager.setColorScheme('night');
    expect(shown).toEqual(['dark', 'night']);
    expect(manager.getState()).toMatchObject({ mode: 'dark', darkColorScheme: 'night' });
  });
});
