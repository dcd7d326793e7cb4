import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoIsland, demoIdPrefix } from './DemoIsland';
import { createServerSurroundings } from './demo-surroundings';
import type { DemoRootModule } from './types';

type LoadDemo = () => Promise<{ default: ComponentType }>;

/** By id: the demo's name, what imports it, and what imports it with the app's stand-ins, if there are any. */
type DemoLoaders = Readonly<Record<string, readonly [string, LoadDemo, LoadDemo?]>>;

/** A demo as the server draws it. */
export interface ServerDemo {
  readonly html: string;
  readonly registry: unknown;
  /** What stands in its place without JavaScript and on paper. */
  readonly fallback?: string;
}

/** Renders demos on the server, each with a style registry of its own, inside the app's demo root. */
export function createDemoServer(root: DemoRootModule, loaders: DemoLoaders) {
  const engine = root.styleEngine;
  const render = (name: string, Demo: ComponentType, registry: unknown, identifierPrefix: string) =>
    renderToString(
      <DemoIsland
        name={name}
        root={root}
        surroundings={createServerSurroundings(registry)}
        Demo={Demo}
      />,
      { identifierPrefix },
    );
  return {
    /** HTML of a demo, to be hydrated by `createDemoRuntime`. Throws what the demo throws. */
    async renderDemo(id: string): Promise<ServerDemo> {
      const loader = loaders[id];
      if (!loader) {
        throw new Error(`There is no demo ${id}.`);
      }
      const [name, load, loadStandIn] = loader;
      const { default: Demo } = await load();
      const registry = engine?.createRegistry();
      const prefix = demoIdPrefix(name);
      const html = render(name, Demo, registry, prefix);
      if (!loadStandIn) {
        return { html, registry };
      }
      const { default: StandIn } = await loadStandIn();
      // Whoever renders the same without the library's real parts needs no stand-in.
      return render(name, StandIn, engine?.createRegistry(), prefix) === html
        ? { html, registry }
        : { html, registry, fallback: render(name, StandIn, registry, `${prefix}fallback-`) };
    },
    collectStyles: (registries: readonly unknown[]) => engine?.collect(registries),
    sharedStyles: () => root.sharedStyles?.(),
  };
}
