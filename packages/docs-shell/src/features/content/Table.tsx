import type { ReactNode } from 'react';

interface TableProps {
  /** What names the table for a screen reader once it scrolls. */
  readonly label?: string;
  /** Rows as the author wrote them: `thead` and `tbody`. */
  readonly children: ReactNode;
}

/** A table that scrolls inside itself when the screen is too narrow for it. */
export function Table({ label, children }: TableProps) {
  return (
    <div className="d-table" data-label={label}>
      <table>{children}</table>
    </div>
  );
}
