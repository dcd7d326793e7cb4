import type { DemoSettings } from './types';

/**
 * Memoizes a function of the demo settings. It runs at most four times, once per combination of direction and density:
 * themes are expensive to create, and all demos of a page share them.
 */
export function memoizeBySettings<Value>(create: (settings: DemoSettings) => Value) {
  const created = new Map<string, Value>();
  return ({ direction, dense }: DemoSettings): Value => {
    const key = `${direction} ${dense}`;
    const value = created.get(key) ?? create({ direction, dense });
    created.set(key, value);
    return value;
  };
}
