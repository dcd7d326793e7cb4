import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

interface DemoBoundaryState {
  readonly error: Error | null;
}

/** Shows an error of a demo in its own frame, with a button that starts the demo again. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
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
      <div role="alert" className="d-demo-error">
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
