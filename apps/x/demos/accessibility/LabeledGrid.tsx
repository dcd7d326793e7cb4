import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'arrival', headerName: 'Arrival', width: 110 },
];

const rows = [
  { id: 1, stop: 'Old Market', arrival: '08:12' },
  { id: 2, stop: 'University', arrival: '08:19' },
  { id: 3, stop: 'Harbor', arrival: '08:31' },
];

export default function LabeledGrid() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid label="Line 4 to Harbor" rows={rows} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
