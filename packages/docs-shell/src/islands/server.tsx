import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoIsland, demoIdPrefix } from './DemoIsland';
import { createServerSurroundings } from './demo-surroundings';
import type { DemoRootModule } from './types';

/** By id: the demo's name and what imports it. */
type DemoLoaders = Readonly<
  Record<string, readonly [string, () => Promise<{ default: ComponentType }>]>
>;

/** Renders demos on the server, each with a style registry of its own, inside the app's demo root. */
export function createDemoServer(root: DemoRootModule, loaders: DemoLoaders) {
  const engine = root.styleEngine;
  return {
    /** HTML of a demo, to be hydrated by `createDemoRuntime`. Throws what the demo throws. */
    async renderDemo(id: string) {
      const loader = loaders[id];
      if (!loader) {
        throw new Error(`There is no demo ${id}.`);
      }
      const [name, load] = loader;
      const { default: Demo } = await load();
      const registry = engine?.createRegistry();
      const html = renderToString(
        <DemoIsland
          name={name}
          root={root}
          surroundings={createServerSurroundings(registry)}
          Demo={Demo}
        />,
        { identifierPrefix: demoIdPrefix(name) },
      );
      return { html, registry };
    },
    collectStyles: (registries: readonly unknown[]) => engine?.collect(registries),
    sharedStyles: () => root.sharedStyles?.(),
  };
}
