import { Component, useEffect, type ReactNode } from 'react';

interface CandidateProps {
  /** Called when everything has been drawn, and nothing threw until then. */
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
  /** Whether it is on the stage. Until then nothing is drawn in place of what throws. */
  readonly isShown: () => boolean;
  readonly children: ReactNode;
}

/** Watches what a reader wrote while it is drawn for the first time, beside what is still on the stage. */
export class Candidate extends Component<CandidateProps, { readonly thrown?: readonly [unknown] }> {
  override state: { readonly thrown?: readonly [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { children, isShown, onDrawn } = this.props;
    const { thrown } = this.state;
    if (!thrown) {
      return (
        <>
          {children}
          <Drawn onDrawn={onDrawn} />
        </>
      );
    }
    if (isShown()) {
      // The boundary of the demo says so on the stage, and offers to start again.
      throw thrown[0];
    }
    return null;
  }
}

function Drawn({ onDrawn }: Pick<CandidateProps, 'onDrawn'>) {
  useEffect(() => {
    // Effects that throw are caught after all effects have run.
    const waiting = setTimeout(onDrawn);
    return () => clearTimeout(waiting);
  }, [onDrawn]);
  return null;
}
