import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 80, resizable: false },
  { field: 'flight', headerName: 'Flight', width: 140, minWidth: 100, maxWidth: 200 },
  { field: 'to', headerName: 'To', width: 160 },
];

const rows = [
  { id: 1, gate: 'A4', flight: 'SK 4047', to: 'Bergen' },
  { id: 2, gate: 'B11', flight: 'TP 571', to: 'Porto' },
  { id: 3, gate: 'B12', flight: 'OS 316', to: 'Vienna' },
];

export default function FixedColumn() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Flights" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
