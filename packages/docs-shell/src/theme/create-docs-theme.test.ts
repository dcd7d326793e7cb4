import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { colorSchemes } from './color-schemes';
import { createDocsTheme } from './create-docs-theme';
import { createInitScript } from './create-init-script';
import { fixtureTheme } from './fixture-theme.fixture';
import { listColorSchemes } from './list-color-schemes';
import { docsTheme } from './shell-theme';

describe('createDocsTheme', () => {
  it('names its variables after the shell', () => {
    expect(createDocsTheme().vars.palette.text.primary).toMatch(/^var\(--docs-palette-/);
    expect(createDocsTheme({ spacing: 4 }).vars.spacing).toBe('var(--docs-spacing, 4px)');
  });

  it('rejects the private field `vars` without a generator (SPEC TH-7)', () => {
    const options = { vars: { palette: {} } } as object;
    expect(() => createDocsTheme(options)).toThrowErrorMatchingInlineSnapshot(
      `[Error: docs-shell: \`vars\` is a private field of the theme, which holds its CSS variables. Give your own field another name.]`,
    );
    expect(() => createDocsTheme({ ...options, generateThemeVars: undefined } as object)).toThrow(
      '`vars` is a private field',
    );
  });

  it('takes a finished theme, whose generator stands beside its `vars`', () => {
    // as an object: comparing the types of all components takes the compiler longer than the rest of the shell
    const finishedTheme: object = createDocsTheme();
    expect(createDocsTheme({ ...finishedTheme }).vars.palette).toBeDefined();
    expect(createDocsTheme({ vars: undefined } as object).vars.palette).toBeDefined();
  });

  it('switches variables on the attribute of <html>, for each of four schemes (SPEC TH-2)', () => {
    const css = JSON.stringify(fixtureTheme.generateStyleSheets());
    for (const scheme of ['paper', 'dark', 'night']) {
      expect(css).toContain(`[data-mui-color-scheme=\\"${scheme}\\"]`);
    }
    expect(css).toContain('"--docs-palette-background-default":"#fdf6e3"');
  });
});

describe('listColorSchemes', () => {
  it('tells the schemes of a theme by mode', () => {
    expect(listColorSchemes(fixtureTheme)).toEqual({
      light: ['light', 'paper'],
      dark: ['dark', 'night'],
    });
  });

  it('finds in the shell’s theme the schemes that its script and control know', () => {
    expect(listColorSchemes(docsTheme)).toEqual(colorSchemes);
  });

  it('gives what the init script of such a theme is made of', () => {
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
