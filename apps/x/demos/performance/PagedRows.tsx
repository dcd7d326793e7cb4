import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const colors = ['Amber', 'Blue', 'Clear', 'Green'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bottle', type: 'number', width: 110 },
  { field: 'color', headerName: 'Color', width: 120 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', flex: 1, minWidth: 120 },
];

export default function PagedRows() {
  const rows = useMemo(
    () =>
      Array.from({ length: 100_000 }, (empty, index) => ({
        id: index + 1,
        color: colors[index % colors.length],
        grams: 180 + ((index * 31) % 240),
      })),
    [],
  );
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Bottles"
        rows={rows}
        columns={columns}
        pageSizeOptions={[25, 50, 100]}
      />
    </Box>
  );
}
