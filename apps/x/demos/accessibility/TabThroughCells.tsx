import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'start', headerName: 'Start', width: 110, editable: true },
  { field: 'end', headerName: 'End', width: 110, editable: true },
];

const rows = [
  { id: 1, day: 'Monday', start: '08:30', end: '16:45' },
  { id: 2, day: 'Tuesday', start: '09:00', end: '17:10' },
  { id: 3, day: 'Wednesday', start: '08:15', end: '12:30' },
];

export default function TabThroughCells() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Working hours"
        rows={rows}
        columns={columns}
        tabNavigation="content"
        hideFooter
      />
    </Box>
  );
}
