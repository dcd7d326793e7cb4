import type { DemoSettings } from './types';

/**
 * Makes a function that gives what `create` makes of the settings, each of the four only once: themes are
 * dear to make, and all demos of a page share them.
 */
export function chooseBySettings<Value>(create: (settings: DemoSettings) => Value) {
  const made = new Map<string, Value>();
  return ({ direction, dense }: DemoSettings): Value => {
    const key = `${direction} ${dense}`;
    const value = made.get(key) ?? create({ direction, dense });
    made.set(key, value);
    return value;
  };
}
