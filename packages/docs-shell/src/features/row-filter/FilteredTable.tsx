import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { filteredClass } from './contract';
import { RowFilter } from './RowFilter';

interface FilteredTableProps {
  /** What the rows contain, in lower case; without it there is no filter. */
  readonly filter?: string;
  readonly t: Messages;
  readonly children?: ReactNode;
}

/** A long table and a box that filters its rows. Without JavaScript, all rows are shown. */
export function FilteredTable({ filter, t, children }: FilteredTableProps) {
  return (
    <div className="d-filtered-table">
      {filter !== undefined && <RowFilter of={filter} t={t} />}
      <div className={filteredClass}>{children}</div>
    </div>
  );
}
