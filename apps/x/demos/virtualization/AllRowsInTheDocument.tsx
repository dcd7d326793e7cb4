import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'key', headerName: 'Key', width: 120 },
];

const rows = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  room: `Room ${index + 1}`,
  key: `K-${300 + index}`,
}));

export default function AllRowsInTheDocument() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid aria-label="Keys" rows={rows} columns={columns} disableVirtualization hideFooter />
    </Box>
  );
}
