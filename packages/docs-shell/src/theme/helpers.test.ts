import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { capitalize } from './capitalize';
import { getInitColorSchemeScript } from './get-init-color-scheme-script';
import { initScript } from './init-script';

describe('capitalize', () => {
  it.each([
    ['beta', 'Beta'],
    ['two words', 'Two words'],
    ['', ''],
    ['élan', 'Élan'],
  ])('%o → %o', (text, expected) => {
    expect(capitalize(text)).toBe(expected);
  });

  it('says in its type what it gives', () => {
    expectTypeOf(capitalize('new')).toEqualTypeOf<'New'>();
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [1, 'number'],
    [{}, 'object'],
  ])('throws on %o (SPEC TH-7)', (value, found) => {
    expect(() => capitalize(value as string)).toThrow(
      `docs-shell: \`capitalize(text)\` expects a string, found ${found}.`,
    );
  });
});

describe('getInitColorSchemeScript', () => {
  it('tells once that it is deprecated, and gives the constant script (SPEC TH-3)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its deprecation is what is tested
    const scripts = [getInitColorSchemeScript(), getInitColorSchemeScript()];
    expect(scripts).toEqual([initScript, initScript]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('`getInitColorSchemeScript` is deprecated');
  });
});
