import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Locker', width: 100 },
  { field: 'size', headerName: 'Size', width: 100 },
  { field: 'rented', headerName: 'Rented', type: 'boolean', width: 110 },
];

const rows = Array.from({ length: 43 }, (_, index) => ({
  id: index + 1,
  size: ['S', 'M', 'L'][index % 3],
  rented: index % 4 !== 0,
}));

export default function PageSizes() {
  return (
    <Box sx={{ width: '100%', height: 430 }}>
      <DataGrid
        aria-label="Lockers"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 2 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
