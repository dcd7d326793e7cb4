import { describe, expect, it, vi } from 'vitest';
import { memoizeBySettings } from './memoize-by-settings';

describe('memoizeBySettings', () => {
  it('calls the function once per combination of settings', () => {
    const create = vi.fn((settings: object) => ({ ...settings }));
    const getValue = memoizeBySettings(create);
    for (const direction of ['ltr', 'rtl', 'ltr', 'rtl'] as const) {
      for (const dense of [true, false]) {
        expect(getValue({ direction, dense })).toEqual({ direction, dense });
        expect(getValue({ direction, dense })).toBe(getValue({ direction, dense }));
      }
    }
    expect(create).toHaveBeenCalledTimes(4);
  });
});
