import { describe, expect, it, vi } from 'vitest';
import type { ColorSchemeWorld } from './color-scheme-world';
import { createColorSchemeManager, type ColorSchemeChoice } from './create-color-scheme-manager';
import { fixtureTheme } from './fixture-theme.fixture';
import { listColorSchemes } from './list-color-schemes';

const schemes = listColorSchemes(fixtureTheme);

/** A browser of fakes: what is stored, what the system prefers, what was shown. */
function createWorld({ systemDark = false, isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const shown: string[] = [];
  const state = { systemDark };
  const world: ColorSchemeWorld = {
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
  return { world, stored, shown, state };
}

describe('createColorSchemeManager', () => {
  it('tells the state of SPEC TH-1', () => {
    const { world } = createWorld({ systemDark: true });
    expect(createColorSchemeManager(world, schemes).getState()).toEqual({
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
  ])('stores a choice under the keys of SPEC TH-2: %o', (choice, expected) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { world, stored } = createWorld();
    createColorSchemeManager(world, schemes).setColorScheme(choice);
    expect(Object.fromEntries(stored)).toEqual(expected);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each<[ColorSchemeChoice, string]>([
    ['sepia', 'sepia'],
    ['constructor', 'constructor'],
    [{ light: 'sepia' }, 'sepia'],
    [{ light: 'night' }, 'night'],
  ])('reports a name that the theme does not have, and ignores it: %o', (choice, name) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { world, stored, shown } = createWorld();
    createColorSchemeManager(world, schemes).setColorScheme(choice);
    expect(complain.mock.calls).toEqual([
      [`\`${name}\` does not exist in \`theme.colorSchemes\`.`],
    ]);
    expect(stored.size).toBe(0);
    expect(shown).toEqual(['light']);
  });

  it('shows the scheme of the mode at once', () => {
    const { world, shown, stored } = createWorld();
    const manager = createColorSchemeManager(world, schemes);
    manager.setColorScheme({ light: 'paper', dark: 'night' });
    manager.setMode('dark');
    manager.setMode('light');
    expect(shown).toEqual(['paper', 'night', 'paper']);
    expect(stored.get('mui-mode')).toBe('light');
  });

  it('follows what others store, and the system', () => {
    const { world, shown, stored, state } = createWorld();
    const manager = createColorSchemeManager(world, schemes);
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

  it('keeps a choice for the page where nothing can be stored (SPEC TH-2)', () => {
    const { world, shown } = createWorld({ isBlocked: true });
    const manager = createColorSchemeManager(world, schemes);
    manager.setMode('dark');
    manager.setColorScheme('night');
    expect(shown).toEqual(['dark', 'night']);
    expect(manager.getState()).toMatchObject({ mode: 'dark', darkColorScheme: 'night' });
  });
});
