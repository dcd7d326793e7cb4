import type { ComponentType, ReactNode } from 'react';

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
  readonly Provider: ComponentType<{ registry: Registry; children: ReactNode }>;
  /** Server only: the rules of several registries, each rule once. */
  collect(registries: readonly Registry[]): CollectedStyles;
}

/** Props of the component that a product's `demo-root.tsx` exports by default: the library's own context. */
export interface DemoRootProps {
  readonly children: ReactNode;
}

/** What a product's `demo-root.tsx` exports. */
export interface DemoRootModule {
  readonly default: ComponentType<DemoRootProps>;
  readonly styleEngine?: StyleEngine;
  /** CSS that all demos of the library share, such as theme variables: published once, linked by pages with demos. */
  readonly sharedStyles?: () => string;
}
