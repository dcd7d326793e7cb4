import type { ComponentType, ReactNode } from 'react';
import type { Direction } from '../../../theme/display-settings';

/** CSS that one or more rendered demos need, in the shape in which the style engine finds it again in the browser. */
export interface CollectedStyles {
  /** Attributes of the `<style>` element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly css: string;
}

/**
 * How a library's styles get into the page. Null for libraries whose CSS is plain files.
 * `Registry` is the engine's own store of inserted rules.
 */
export interface StyleEngine<Registry = unknown> {
  createRegistry(): Registry;
  /**
   * Browser only, on demand: a registry that turns left and right around. Absent where the library's CSS
   * follows the direction by itself. Its rules must not touch elements of the other registry.
   */
  loadRtlRegistry?(): Promise<Registry>;
  /** Browser only: takes a registry's rules out of the page; it may be filled again. */
  clear?(registry: Registry): void;
  readonly Provider: ComponentType<{ registry: Registry; children: ReactNode }>;
  /** Server only: the rules of several registries, each rule once. */
  collect(registries: readonly Registry[]): CollectedStyles;
}

/** What the reader set for all demos of the page (SPEC CT-5, TH-5). */
export interface DemoSettings {
  readonly direction: Direction;
  readonly dense: boolean;
}

/**
 * Props of the component that a product's `demo-root.tsx` exports by default: the library's own context. The
 * server and the first render in the browser have left to right and comfortable; then they are what the page
 * shows. The colour mode is none of them: variables switch on an attribute, and nothing is rendered.
 */
export interface DemoRootProps extends DemoSettings {
  readonly children: ReactNode;
}

/** What a product's `demo-root.tsx` exports. */
export interface DemoRootModule {
  readonly default: ComponentType<DemoRootProps>;
  readonly styleEngine?: StyleEngine;
  /** CSS that all demos of the library share, such as theme variables: published once, linked by pages with demos. */
  readonly sharedStyles?: () => string;
}
