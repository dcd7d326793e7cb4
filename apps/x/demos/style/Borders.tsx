import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 100 },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 110 },
  { field: 'studio', headerName: 'Studio', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, hour: '09:00', hall: 'Choir', studio: 'Cello' },
  { id: 2, hour: '10:00', hall: 'Free', studio: 'Cello' },
  { id: 3, hour: '11:00', hall: 'Dance', studio: 'Free' },
];

export default function Borders() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Rooms by hour"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{ border: 0 }}
        hideFooter
      />
    </Box>
  );
}
