import { Component, useEffect, type ReactNode } from 'react';

interface PendingRenderProps {
  /** Called when the children have rendered and run their effects without an error. */
  readonly onRendered: () => void;
  readonly onFailed: () => void;
  /** Whether the children replaced the last demo. Before that, an error renders nothing. */
  readonly isShown: () => boolean;
  readonly children: ReactNode;
}

/** Renders edited code for the first time, hidden, while the last version is still visible. */
export class PendingRender extends Component<
  PendingRenderProps,
  { readonly thrown?: readonly [unknown] }
> {
  override state: { readonly thrown?: readonly [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { children, isShown, onRendered } = this.props;
    const { thrown } = this.state;
    if (!thrown) {
      return (
        <>
          {children}
          <AfterEffects onRendered={onRendered} />
        </>
      );
    }
    if (isShown()) {
      // The error boundary of the demo shows it, with a button that starts the demo again.
      throw thrown[0];
    }
    return null;
  }
}

function AfterEffects({ onRendered }: Pick<PendingRenderProps, 'onRendered'>) {
  useEffect(() => {
    // React catches errors of effects after all effects have run.
    const timer = setTimeout(onRendered);
    return () => clearTimeout(timer);
  }, [onRendered]);
  return null;
}
