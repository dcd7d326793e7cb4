import { useSyncExternalStore } from 'react';

/** Returns a value that exists in browsers only: `undefined` on the server and during hydration. */
export function useClientValue(read: () => string): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** The value does not change while the page is open. */
const subscribe = () => () => {};
