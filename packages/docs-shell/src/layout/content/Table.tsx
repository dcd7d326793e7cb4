import type { ReactNode } from 'react';

interface TableProps {
  /** Rows as the author wrote them: `thead` and `tbody`. */
  readonly children: ReactNode;
}

/** A table that scrolls inside itself when the screen is too narrow for it. */
export function Table({ children }: TableProps) {
  return (
    <div className="d-table">
      <table>{children}</table>
    </div>
  );
}
