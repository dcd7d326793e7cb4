import { describe, expect, it, vi } from 'vitest';
import { setColorScheme } from './set-color-scheme';

/** Stubs the browser APIs that the function uses. */
function stubBrowser({ storageFails = false } = {}) {
  const stored = new Map<string, string>();
  const attributes = new Map<string, string>();
  vi.stubGlobal('document', {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storageFails) {
        throw new Error('QuotaExceededError');
      }
      stored.set(key, value);
    },
  });
  return { stored, attributes };
}

const schemes = { light: ['light', 'paper'], dark: ['dark', 'night'] } as const;

describe('setColorScheme', () => {
  it('stores and applies the scheme', () => {
    const { stored, attributes } = stubBrowser();
    setColorScheme('paper', schemes);
    expect(stored.get('mui-color-scheme-light')).toBe('paper');
    expect(attributes.get('data-mui-color-scheme')).toBe('paper');
  });

  it('uses the shell’s schemes by default', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { stored } = stubBrowser();
    setColorScheme('paper');
    expect(complain).toHaveBeenCalledWith('`paper` does not exist in `theme.colorSchemes`.');
    expect(stored.size).toBe(0);
  });

  it('applies a scheme that cannot be stored', () => {
    const { attributes } = stubBrowser({ storageFails: true });
    setColorScheme({ light: 'paper' }, schemes);
    expect(attributes.get('data-mui-color-scheme')).toBe('paper');
  });
});
