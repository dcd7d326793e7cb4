import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => String(value),
    // Match the whole number instead of any part of it.
    getApplyQuickFilterFn: (input) => (value) => String(value) === input,
  },
  {
    field: 'note',
    headerName: 'Internal note',
    width: 150,
    // Never match this column.
    getApplyQuickFilterFn: () => null,
  },
];

const rows = [
  { id: 1, title: 'The Tide Tables', year: 1998, note: 'Reprint in 2001' },
  { id: 2, title: 'Small Engines', year: 2001, note: 'Sold out' },
  { id: 3, title: 'Room 98', year: 2019, note: 'New' },
];

export default function QuickFilterColumns() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['2001'] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
