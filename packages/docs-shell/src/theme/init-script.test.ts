import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseCodeVariant } from './code-variant';
import { parseColorModeState, resolveColorScheme } from './color-mode';
import { colorSchemes } from './color-schemes';
import { createInitScript } from './create-init-script';
import { parseApiView, parseDensity, parseDirection } from './display-settings';
import { initScript } from './init-script';
import { parseStyleVariant } from './style-variant';

interface Environment {
  readonly stored?: Readonly<Record<string, string>>;
  readonly systemDark?: boolean;
  readonly storageFails?: boolean;
  readonly cookie?: string;
}

/** Runs the script with fakes and returns the attributes that it set. */
function run(
  script: string,
  { stored = {}, systemDark = false, storageFails = false, cookie = '' }: Environment,
) {
  const attributes = new Map<string, string>();
  const localStorage = {
    getItem(key: string) {
      if (storageFails) {
        throw new Error('SecurityError');
      }
      return new Map(Object.entries(stored)).get(key) ?? null;
    },
  };
  const document = {
    cookie,
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
  };
  const matchMedia = (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && systemDark,
  });
  runInNewContext(script, { document, localStorage, matchMedia });
  return Object.fromEntries(attributes);
}

const fourSchemes = { light: ['light', 'paper'], dark: ['dark', 'night'] } as const;

describe('initScript', () => {
  it.each([
    [{}, 'light'],
    [{ systemDark: true }, 'dark'],
    [{ stored: { 'mui-mode': 'dark' } }, 'dark'],
    [{ stored: { 'mui-mode': 'light' }, systemDark: true }, 'light'],
    [{ storageFails: true }, 'light'],
    [{ storageFails: true, systemDark: true }, 'dark'],
    [{ stored: { 'mui-mode': 'dark', 'mui-color-scheme-dark': 'gone' } }, 'dark'],
  ])('%o → %s', (environment, expected) => {
    expect(run(initScript, environment)).toEqual({
      'data-mui-color-scheme': expected,
      'data-density': 'comfortable',
      'data-api-view': 'table',
      'data-code-variant': 'TS',
      dir: 'ltr',
    });
  });

  it.each([
    ['', undefined],
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=JS; b=2', 'JS'],
    ['a=1; codeVariant=TS', 'TS'],
    ['codeVariant=JSX', 'JSX'],
    ['xcodeVariant=JS', undefined],
  ])('handles the cookie “%s” like the later modules', (cookie, value) => {
    for (const storageFails of [false, true]) {
      expect(run(initScript, { cookie, storageFails })).toMatchObject({
        'data-code-variant': parseCodeVariant(value),
      });
    }
  });

  it.each([undefined, 'ltr', 'rtl', 'comfortable', 'dense', 'table', 'list', 'gone', ''])(
    'handles the stored direction, density and view %s like the later modules',
    (value) => {
      const stored =
        value === undefined
          ? {}
          : {
              'docs-direction': value,
              'docs-density': value,
              'docs-api-view': value,
            };
      expect(run(initScript, { stored })).toMatchObject({
        dir: parseDirection(value ?? null),
        'data-density': parseDensity(value ?? null),
        'data-api-view': parseApiView(value ?? null),
      });
    },
  );

  // Pages without a choice have no attribute, and no stylesheet knows other values.
  it.each([undefined, 'css', 'tailwind', 'gone'])('passes the stored styles %s on', (value) => {
    const attributes = run(initScript, { stored: value ? { 'docs-styles': value } : {} });
    expect(attributes['data-styles']).toBe(value);
    const isKnown = parseStyleVariant(value) === value;
    expect(isKnown).toBe(value === 'css' || value === 'tailwind');
  });

  it('handles every stored color mode like the later modules', { timeout: 20_000 }, () => {
    const values = [undefined, 'light', 'dark', 'system', 'paper', 'night', 'gone'];
    for (const schemes of [colorSchemes, fourSchemes]) {
      const script = createInitScript(schemes);
      for (const mode of values) {
        for (const light of values) {
          for (const dark of values) {
            for (const systemDark of [false, true]) {
              const stored = Object.fromEntries(
                [
                  ['mui-mode', mode],
                  ['mui-color-scheme-light', light],
                  ['mui-color-scheme-dark', dark],
                ].flatMap(([key, value]) => (key && value ? [[key, value]] : [])),
              );
              const state = parseColorModeState((key) => stored[key] ?? null, systemDark, schemes);
              expect(run(script, { stored, systemDark })).toMatchObject({
                'data-mui-color-scheme': resolveColorScheme(state),
              });
            }
          }
        }
      }
    }
  });

  it('is small and contains nothing that closes a script element', () => {
    expect(initScript.length).toBeLessThan(700);
    expect(initScript).not.toMatch(/<\/|<!|=>|`|\b(let|const)\b/);
  });
});
