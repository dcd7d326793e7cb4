import type { ReactNode } from 'react';

interface FeaturesProps {
  /** A list. Each item begins with its subject in bold. */
  readonly children: ReactNode;
}

/** A list of features as a grid. */
export function Features({ children }: FeaturesProps) {
  return <div className="d-features">{children}</div>;
}
