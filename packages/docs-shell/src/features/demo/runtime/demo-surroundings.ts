import type { DemoSettings } from './types';

/** What stands around a demo: the reader's settings and the registry of styles that fits them. */
export interface DemoSurroundings extends DemoSettings {
  readonly registry: unknown;
}

/** A store in the shape of `useSyncExternalStore`: all demos of a page follow the same one. */
export interface SurroundingsStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => DemoSurroundings;
  /** What the server rendered, and what hydration therefore starts with. */
  readonly getServerSnapshot: () => DemoSurroundings;
}

/** What the server knows: left to right, comfortable. */
export function createServerSurroundings(registry: unknown): SurroundingsStore {
  const surroundings: DemoSurroundings = { direction: 'ltr', dense: false, registry };
  const getSnapshot = () => surroundings;
  return { subscribe: () => () => {}, getSnapshot, getServerSnapshot: getSnapshot };
}
