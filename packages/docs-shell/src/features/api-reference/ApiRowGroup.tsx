import type { ReactNode } from 'react';

interface ApiRowGroupProps {
  /** What its rows have in common; none for those that come first. */
  readonly title?: ReactNode;
  readonly columns: number;
  readonly children: ReactNode;
}

/** Rows of a table that belong together, under a line that says why. */
export function ApiRowGroup({ title, columns, children }: ApiRowGroupProps) {
  return (
    <tbody>
      {title !== undefined && (
        <tr className="d-api-group">
          <th scope="rowgroup" colSpan={columns}>
            {title}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}
