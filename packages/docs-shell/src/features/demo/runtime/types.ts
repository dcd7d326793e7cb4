import type { ComponentType, ReactNode } from 'react';
import type { Direction } from '../../../theme/display-settings';

/** CSS of rendered demos, in the form in which the style engine recognizes it in the browser. */
export interface CollectedStyles {
  /** Attributes of the `<style>` element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly css: string;
}

/**
 * How the styles of a library get into the page. Libraries with plain CSS files have none. `Registry` is the engine's
 * store of inserted rules.
 */
export interface StyleEngine<Registry = unknown> {
  createRegistry(): Registry;
  /**
   * Browser only, on demand: loads a registry that mirrors rules. Absent if the library's CSS follows the direction by
   * itself. Its rules must not match elements of the other registry.
   */
  loadRtlRegistry?(): Promise<Registry>;
  /** Browser only: removes the rules of a registry from the page. The registry can be filled again. */
  clear?(registry: Registry): void;
  readonly Provider: ComponentType<{ registry: Registry; children: ReactNode }>;
  /** Server only: returns the rules of several registries, each rule once. */
  collect(registries: readonly Registry[]): CollectedStyles;
}

/** The reader's settings that all demos of the page follow. */
export interface DemoSettings {
  readonly direction: Direction;
  readonly dense: boolean;
}

/**
 * Props of the default export of an app's `demo-root.tsx`, which provides the library's context. On the server and in the
 * first render in the browser the settings are left to right and comfortable density; after that they are those of the
 * page. The color mode is not a prop: CSS variables follow an attribute, without rendering.
 */
export interface DemoRootProps extends DemoSettings {
  readonly children: ReactNode;
}

/** What an app's `demo-root.tsx` exports. */
export interface DemoRootModule {
  readonly default: ComponentType<DemoRootProps>;
  readonly styleEngine?: StyleEngine;
  /** CSS that all demos share, such as theme variables. It is published once and linked from pages with demos. */
  readonly sharedStyles?: () => string;
}
