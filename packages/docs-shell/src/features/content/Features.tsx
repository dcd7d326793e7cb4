import type { ReactNode } from 'react';

interface FeaturesProps {
  /** One list, each of whose entries starts with what it is about. */
  readonly children: ReactNode;
}

/** What a thing can do, to be seen at a glance. */
export function Features({ children }: FeaturesProps) {
  return <div className="d-features">{children}</div>;
}
