import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { capitalize } from './capitalize';
import { getInitColorSchemeScript } from './init-script';
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

  it('has a typed result', () => {
    expectTypeOf(capitalize('new')).toEqualTypeOf<'New'>();
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [1, 'number'],
    [{}, 'object'],
  ])('throws on %o', (value, received) => {
    expect(() => capitalize(value as string)).toThrow(
      `docs-shell: \`capitalize(text)\` expects a string, received ${received}.`,
    );
  });
});

describe('getInitColorSchemeScript', () => {
  it('warns once that it is deprecated and returns the script', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- tests the deprecation
    const scripts = [getInitColorSchemeScript(), getInitColorSchemeScript()];
    expect(scripts).toEqual([initScript, initScript]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('`getInitColorSchemeScript` is deprecated');
  });
});
