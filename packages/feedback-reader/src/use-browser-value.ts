import { useSyncExternalStore } from 'react';

/** A value that only the browser knows; undefined on the server, and in the first rendering that has to equal it. */
export function useBrowserValue(read: () => string): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** It does not change while the page is there. */
const subscribe = () => () => {};
