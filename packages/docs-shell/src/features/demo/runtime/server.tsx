import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { noDefaultExport } from '../contract';
import { DemoTree, demoIdPrefix } from './DemoTree';
import { createServerEnvironment } from './demo-environment';
import type { DemoRootModule } from './types';

type LoadDemo = () => Promise<{ default?: ComponentType }>;

/** By id: the demo's name, its import, and its import with the app's SSR fallbacks if it uses any. */
type DemoLoaders = Readonly<Record<string, readonly [string, LoadDemo, LoadDemo?]>>;

/** A demo rendered on the server. */
export interface ServerDemo {
  readonly html: string;
  readonly registry: unknown;
  /** HTML that replaces the demo without JavaScript and in print. */
  readonly fallback?: string;
}

/** A demo whose modules are loaded. */
export interface LoadedDemo {
  /**
   * What the HTML depends on: the demo, its fallback, the root, and the code that renders them. A module that is loaded
   * again, because it or one of its imports has changed, has new functions.
   */
  readonly code: readonly unknown[];
  readonly render: () => ServerDemo;
}

/** Renders demos on the server, each with a style registry of its own, inside the app's demo root. */
export function createDemoServer(root: DemoRootModule, loaders: DemoLoaders) {
  const engine = root.styleEngine;
  const render = (name: string, Demo: ComponentType, registry: unknown, identifierPrefix: string) =>
    renderToString(
      <DemoTree
        name={name}
        root={root}
        environment={createServerEnvironment(registry)}
        Demo={Demo}
      />,
      { identifierPrefix },
    );
  const loadDemo = async (id: string): Promise<LoadedDemo> => {
    const loader = loaders[id];
    if (!loader) {
      throw new Error(`There is no demo ${id}.`);
    }
    const [name, load, loadFallback] = loader;
    const { default: Demo } = await load();
    if (!Demo) {
      // React would speak of an invalid element type.
      throw new Error(noDefaultExport);
    }
    const Fallback = loadFallback && (await loadFallback()).default;
    return {
      code: [createDemoServer, root, Demo, Fallback],
      render() {
        const registry = engine?.createRegistry();
        const prefix = demoIdPrefix(name);
        const html = render(name, Demo, registry, prefix);
        // A demo that renders the same with the fallbacks needs none.
        return !Fallback || render(name, Fallback, engine?.createRegistry(), prefix) === html
          ? { html, registry }
          : { html, registry, fallback: render(name, Fallback, registry, `${prefix}fallback-`) };
      },
    };
  };
  return {
    /**
     * Loads a demo.
     *
     * @throws What its module throws, and an error for an unknown id or a module without a default export.
     */
    loadDemo,
    /**
     * Renders a demo, to be hydrated by `createDemoRuntime`.
     *
     * @throws What the demo throws, and the errors of `loadDemo`.
     */
    renderDemo: async (id: string): Promise<ServerDemo> => (await loadDemo(id)).render(),
    collectStyles: (registries: readonly unknown[]) => engine?.collect(registries),
    sharedStyles: () => root.sharedStyles?.(),
  };
}
