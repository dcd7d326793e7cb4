import type { DemoSettings } from './types';

/** What a demo renders with: the reader's settings and the style registry for them. */
export interface DemoEnvironment extends DemoSettings {
  readonly registry: unknown;
}

/** A store for `useSyncExternalStore`, shared by all demos of a page. */
export interface EnvironmentStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => DemoEnvironment;
  /** The environment in which the server rendered, with which hydration starts. */
  readonly getServerSnapshot: () => DemoEnvironment;
}

/** Creates the environment of the server: left to right, comfortable density. */
export function createServerEnvironment(registry: unknown): EnvironmentStore {
  const environment: DemoEnvironment = { direction: 'ltr', dense: false, registry };
  const getSnapshot = () => environment;
  return { subscribe: () => () => {}, getSnapshot, getServerSnapshot: getSnapshot };
}
