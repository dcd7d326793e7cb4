import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['In stock', 'Low', 'Ordered'],
    width: 130,
  },
];

const rows = [
  { id: 1, part: 'Hex bolt M6', shelf: 'A-04', stock: 1240, status: 'In stock' },
  { id: 2, part: 'Hex bolt M8', shelf: 'A-05', stock: 86, status: 'Low' },
  { id: 3, part: 'Spring washer', shelf: 'A-11', stock: 5300, status: 'In stock' },
  { id: 4, part: 'Bearing 6204', shelf: 'C-02', stock: 0, status: 'Ordered' },
  { id: 5, part: 'Timing belt', shelf: 'D-07', stock: 14, status: 'Low' },
];

export default function GridWithToolbar() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid aria-label="Spare parts" rows={rows} columns={columns} hideFooter showToolbar />
    </Box>
  );
}
