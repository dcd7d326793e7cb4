import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { demoErrorClass } from '../contract';
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

interface DemoBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

interface DemoBoundaryState {
  readonly error: Error | null;
}

/** Shows an error of a demo in its own frame, with a button that starts the demo again. */
class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): DemoBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <div role="alert" className={demoErrorClass}>
        <p>
          The demo {this.props.name} stopped: {error.message}
        </p>
        <button type="button" className="d-button" onClick={() => this.setState({ error: null })}>
          Start again
        </button>
      </div>
    );
  }
}
