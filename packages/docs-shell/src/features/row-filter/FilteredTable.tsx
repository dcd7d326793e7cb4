import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { RowFilter } from './RowFilter';

interface FilteredTableProps {
  /** What the rows are, in lower case; without it there is no filter. */
  readonly filter?: string;
  readonly t: Messages;
  readonly children?: ReactNode;
}

/** A long table and a box that looks for its rows; the table is complete without it. */
export function FilteredTable({ filter, t, children }: FilteredTableProps) {
  return (
    <div className="d-filtered-table">
      {filter !== undefined && <RowFilter of={filter} t={t} />}
      <div className="d-filtered">{children}</div>
    </div>
  );
}
