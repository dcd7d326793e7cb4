import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { PlainTable } from 'docs-shell/demos';
import type { ReactNode } from 'react';

export * from '@mui/x-data-grid';

const maxRows = 10;
/** A table has no room for more, and a grid of many columns draws those in view only. */
const maxColumns = 10;

/** What a grid shows of a demo without JavaScript: its first rows, as its columns write them. */
export function PlainGrid({
  columns,
  rows = [],
  initialState,
  ...props
}: DataGridProps<GridValidRowModel>) {
  const visible = props.columnVisibilityModel ?? initialState?.columns?.columnVisibilityModel ?? {};
  const available = columns.filter(
    ({ field, type }) => visible[field] !== false && type !== 'actions' && field !== '__check__',
  );
  const shown = available.slice(0, maxColumns);
  const first: readonly GridValidRowModel[] = rows.slice(0, maxRows);
  const parts = [describePart('row', first.length, rows.length)];
  parts.push(describePart('column', shown.length, available.length));
  return (
    <PlainTable
      caption={`${props['aria-label'] ?? 'Rows'}. ${parts.join('')}With JavaScript this is a grid that you can work in.`}
      columns={shown.map(({ field, headerName = field, type }) => ({
        name: headerName,
        numeric: type === 'number',
      }))}
      rows={first.map((row) => shown.map((column) => writeCell(column, row)))}
    />
  );
}

function describePart(name: string, shown: number, all: number): string {
  return shown < all ? `The first ${shown} of ${all.toLocaleString('en')} ${name}s. ` : '';
}

/** The grid's own hooks are asked for a value and its text; they get no API, as no grid is running. */
function writeCell(column: GridColDef, row: GridValidRowModel): ReactNode {
  const api = { current: null } as unknown as Parameters<
    NonNullable<GridColDef['valueFormatter']>
  >[3];
  const raw: unknown = row[column.field];
  const value: unknown = column.valueGetter
    ? column.valueGetter(raw as never, row, column, api)
    : raw;
  if (column.valueFormatter) {
    return String(column.valueFormatter(value as never, row, column, api));
  }
  if (value instanceof Date) {
    return value.toLocaleDateString('en', { dateStyle: 'medium' });
  }
  if (typeof value === 'number') {
    return value.toLocaleString('en');
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  return typeof value === 'string' ? value : '';
}

export { PlainGrid as DataGrid };
