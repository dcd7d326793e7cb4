import type { ReactNode } from 'react';
import { tableClass, tableLabelAttribute } from './contract';

interface TableProps {
  /** Accessible name, used while the table scrolls. */
  readonly label?: string;
  /** `TableHead` and `tbody`. */
  readonly children: ReactNode;
}

/** A table that scrolls horizontally if it does not fit. */
export function Table({ label, children }: TableProps) {
  return (
    <div className={tableClass} {...{ [tableLabelAttribute]: label }}>
      <table>{children}</table>
    </div>
  );
}

interface TableHeadProps {
  readonly columns: readonly string[];
}

/** The names of the columns of a table. */
export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
