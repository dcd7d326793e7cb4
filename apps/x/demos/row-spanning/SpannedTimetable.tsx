import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, day: 'Monday', room: 'Kiln', time: '09:00', course: 'Glazes' },
  { id: 2, day: 'Monday', room: 'Kiln', time: '11:00', course: 'Throwing' },
  { id: 3, day: 'Monday', room: 'Loft', time: '14:00', course: 'Drawing' },
  { id: 4, day: 'Tuesday', room: 'Loft', time: '09:00', course: 'Drawing' },
  { id: 5, day: 'Tuesday', room: 'Loft', time: '14:00', course: 'Portrait' },
];

export default function SpannedTimetable() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="Courses"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
