import type { ReactNode } from 'react';

interface PlainTableProps {
  /** What the table shows, and what it leaves out. */
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly numeric?: boolean }[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table for SSR fallbacks. It needs neither JavaScript nor the styles of the library. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  const sideOf = (index: number) =>
    columns[index]?.numeric ? { style: { textAlign: 'end' } as const } : {};
  return (
    <div className="d-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={index} scope="col" {...sideOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} {...sideOf(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
