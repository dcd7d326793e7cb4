import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 110 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', flex: 1, minWidth: 120 },
];

const rows = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  hour: `${String(hour).padStart(2, '0')}:00`,
  visitors: hour < 8 ? 0 : 20 + ((hour * 37) % 90),
}));

const rowHeight = 40;

export default function StartScrolled() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Visitors by hour"
        rows={rows}
        columns={columns}
        density="standard"
        rowHeight={rowHeight}
        // The museum opens at eight.
        initialState={{ scroll: { top: 8 * rowHeight, left: 0 } }}
        hideFooter
      />
    </Box>
  );
}
