import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 130 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, trail: 'Ridge Loop', region: 'North', length: 14, open: true },
  { id: 2, trail: 'Mill Path', region: 'South', length: 5, open: true },
  { id: 3, trail: 'Glacier Way', region: 'North', length: 23, open: false },
  { id: 4, trail: 'Orchard Walk', region: 'East', length: 8, open: true },
  { id: 5, trail: 'Border Trail', region: 'East', length: 31, open: true },
];

export default function FilterModel() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'length', operator: '>', value: '10' }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
