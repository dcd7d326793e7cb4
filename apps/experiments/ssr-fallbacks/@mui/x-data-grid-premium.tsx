import type { DataGridPremiumProps, GridValidRowModel } from '@mui/x-data-grid-premium';
import { PlainTable } from 'docs-shell/demos';

export * from '@mui/x-data-grid-premium';

/** What a grid shows of a demo without JavaScript. The grids of this app hold texts and numbers alone. */
export function DataGridPremium({
  columns,
  rows = [],
  ...props
}: DataGridPremiumProps<GridValidRowModel>) {
  return (
    <PlainTable
      caption={`${props['aria-label'] ?? 'Rows'}. With JavaScript this is a grid that you can work in.`}
      columns={columns.map(({ field, headerName = field, type }) => ({
        name: headerName,
        numeric: type === 'number',
      }))}
      rows={rows.map((row: GridValidRowModel) => columns.map(({ field }) => String(row[field])))}
    />
  );
}
