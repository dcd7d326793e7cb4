import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80, resizable: false },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 160, maxWidth: 360 },
];

const rows = [
  { id: 1, code: 'N1', name: 'North quay', note: 'Deep water, no crane' },
  { id: 2, code: 'E4', name: 'East basin', note: 'Two cranes, closed on Sundays' },
  { id: 3, code: 'S2', name: 'South pier', note: 'Small boats only' },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Berths" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
