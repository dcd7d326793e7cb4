import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { DemoBoundary } from './DemoBoundary';
import type { SurroundingsStore } from './demo-surroundings';
import type { DemoRootModule } from './types';

interface DemoIslandProps {
  readonly name: string;
  readonly root: DemoRootModule;
  readonly surroundings: SurroundingsStore;
  readonly Demo: ComponentType;
}

/**
 * One demo inside its library's context. The server renders and the browser hydrates this same tree:
 * ids and class names depend on it.
 */
export function DemoIsland({ name, root, surroundings, Demo }: DemoIslandProps): ReactNode {
  const { direction, dense, registry } = useSyncExternalStore(
    surroundings.subscribe,
    surroundings.getSnapshot,
    surroundings.getServerSnapshot,
  );
  const DemoRoot = root.default;
  const island = (
    <DemoBoundary name={name}>
      <DemoRoot direction={direction} dense={dense}>
        <Demo />
      </DemoRoot>
    </DemoBoundary>
  );
  const engine = root.styleEngine;
  return engine ? <engine.Provider registry={registry}>{island}</engine.Provider> : island;
}

/** Prefix of React ids inside a demo: unique on the page, the same on the server and in the browser. */
export function demoIdPrefix(name: string): string {
  return `${name}-`;
}
