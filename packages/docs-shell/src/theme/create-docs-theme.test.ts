import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { colorSchemes, listColorSchemes } from './color-schemes';
import { createDocsTheme } from './create-docs-theme';
import { createInitScript } from './create-init-script';
import { fixtureTheme } from './fixture-theme.fixture';
import { docsTheme } from './docs-theme';

describe('createDocsTheme', () => {
  it('prefixes its variables with docs', () => {
    expect(createDocsTheme().vars.palette.text.primary).toMatch(/^var\(--docs-palette-/);
    expect(createDocsTheme({ spacing: 4 }).vars.spacing).toBe('var(--docs-spacing, 4px)');
  });

  it('rejects the private field `vars` without a generator', () => {
    const options = { vars: { palette: {} } } as object;
    expect(() => createDocsTheme(options)).toThrowErrorMatchingInlineSnapshot(
      `[Error: docs-shell: \`vars\` is a private field of the theme, which holds its CSS variables. Give your own field another name.]`,
    );
    expect(() => createDocsTheme({ ...options, generateThemeVars: undefined } as object)).toThrow(
      '`vars` is a private field',
    );
  });

  it('accepts a finished theme, which has `vars` and a generator', () => {
    // Typed as an object, because comparing the types of all components is slow.
    const finishedTheme: object = createDocsTheme();
    expect(createDocsTheme({ ...finishedTheme }).vars.palette).toBeDefined();
    expect(createDocsTheme({ vars: undefined } as object).vars.palette).toBeDefined();
  });

  it('switches variables with the attribute of <html>, for each of four schemes', () => {
    const css = JSON.stringify(fixtureTheme.generateStyleSheets());
    for (const scheme of ['paper', 'dark', 'night']) {
      expect(css).toContain(`[data-mui-color-scheme=\\"${scheme}\\"]`);
    }
    expect(css).toContain('"--docs-palette-background-default":"#fdf6e3"');
  });
});

describe('listColorSchemes', () => {
  it('lists the schemes of a theme by mode', () => {
    expect(listColorSchemes(fixtureTheme)).toEqual({
      light: ['light', 'paper'],
      dark: ['dark', 'night'],
    });
  });

  it('lists the same schemes for the shell’s theme as `colorSchemes`', () => {
    expect(listColorSchemes(docsTheme)).toEqual(colorSchemes);
  });

  it('returns a list that works in the init script', () => {
    const shown: Record<string, string> = {};
    runInNewContext(createInitScript(listColorSchemes(fixtureTheme)), {
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) => {
            shown[name] = value;
          },
        },
      },
      localStorage: {
        getItem: (key: string) => ({ 'mui-color-scheme-dark': 'night' })[key] ?? null,
      },
      matchMedia: () => ({ matches: true }),
    });
    expect(shown['data-mui-color-scheme']).toBe('night');
  });
});
