import { describe, expect, it, vi } from 'vitest';
import { chooseBySettings } from './choose-by-settings';

describe('chooseBySettings', () => {
  it('makes each of the four once', () => {
    const create = vi.fn((settings: object) => ({ ...settings }));
    const choose = chooseBySettings(create);
    for (const direction of ['ltr', 'rtl', 'ltr', 'rtl'] as const) {
      for (const dense of [true, false]) {
        expect(choose({ direction, dense })).toEqual({ direction, dense });
        expect(choose({ direction, dense })).toBe(choose({ direction, dense }));
      }
    }
    expect(create).toHaveBeenCalledTimes(4);
  });
});
