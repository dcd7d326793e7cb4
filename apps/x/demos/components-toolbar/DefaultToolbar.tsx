import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'volunteer', headerName: 'Volunteer', flex: 1, minWidth: 140 },
  { field: 'shift', headerName: 'Shift', width: 120 },
];

const rows = [
  { id: 1, volunteer: 'Signe Lund', shift: 'Morning' },
  { id: 2, volunteer: 'Paulo Reis', shift: 'Evening' },
  { id: 3, volunteer: 'Kofi Mensah', shift: 'Morning' },
];

export default function DefaultToolbar() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        label="Volunteers"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'volunteers' },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
