import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const order = ['calm', 'breeze', 'gale', 'storm'];

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 130 },
  {
    field: 'wind',
    headerName: 'Wind',
    width: 120,
    sortComparator: (a: string, b: string) => order.indexOf(a) - order.indexOf(b),
  },
];

const rows = [
  { id: 1, island: 'Fårö', wind: 'storm' },
  { id: 2, island: 'Gozo', wind: 'calm' },
  { id: 3, island: 'Sark', wind: 'gale' },
  { id: 4, island: 'Texel', wind: 'breeze' },
];

export default function SortByOwnRule() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Wind"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'wind', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
