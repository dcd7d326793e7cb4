import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { DemoBoundary } from './DemoBoundary';
import type { EnvironmentStore } from './demo-environment';
import type { DemoRootModule } from './types';

interface DemoTreeProps {
  readonly name: string;
  readonly root: DemoRootModule;
  readonly environment: EnvironmentStore;
  readonly Demo: ComponentType;
}

/**
 * The React tree of one demo: style engine, error boundary, demo root, demo. The server renders it and the browser
 * hydrates it. Ids and class names depend on it, so it must be the same in both.
 */
export function DemoTree({ name, root, environment, Demo }: DemoTreeProps): ReactNode {
  const { direction, dense, registry } = useSyncExternalStore(
    environment.subscribe,
    environment.getSnapshot,
    environment.getServerSnapshot,
  );
  const DemoRoot = root.default;
  const tree = (
    <DemoBoundary name={name}>
      <DemoRoot direction={direction} dense={dense}>
        <Demo />
      </DemoRoot>
    </DemoBoundary>
  );
  const engine = root.styleEngine;
  return engine ? <engine.Provider registry={registry}>{tree}</engine.Provider> : tree;
}

/** Prefix of React ids inside a demo. Unique on the page, and the same on the server and in the browser. */
export function demoIdPrefix(name: string): string {
  return `${name}-`;
}
