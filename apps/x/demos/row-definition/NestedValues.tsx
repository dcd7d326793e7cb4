import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stamp {
  readonly id: string;
  readonly name: string;
  readonly issue: { readonly country: string; readonly year: number };
  readonly colors: readonly string[];
}

const columns: GridColDef<Stamp>[] = [
  { field: 'name', headerName: 'Stamp', flex: 1, minWidth: 120 },
  {
    field: 'country',
    headerName: 'Country',
    width: 120,
    valueGetter: (_, row) => row.issue.country,
  },
  { field: 'year', headerName: 'Year', width: 90, valueGetter: (_, row) => row.issue.year },
  {
    field: 'colors',
    headerName: 'Colors',
    width: 150,
    valueFormatter: (value: readonly string[]) => value.join(', '),
    sortComparator: (a: readonly string[], b: readonly string[]) => a.length - b.length,
  },
];

const rows: Stamp[] = [
  { id: 'n1', name: 'Posthorn', issue: { country: 'Norway', year: 1872 }, colors: ['green'] },
  { id: 'p1', name: 'Ceres', issue: { country: 'Portugal', year: 1912 }, colors: ['red', 'black'] },
  { id: 'a1', name: 'Mercury', issue: { country: 'Austria', year: 1851 }, colors: ['blue'] },
];

export default function NestedValues() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Stamps" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
