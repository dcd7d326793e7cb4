import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 110 },
  { field: 'april', headerName: 'April', type: 'number', width: 100 },
  { field: 'may', headerName: 'May', type: 'number', width: 100 },
  { field: 'june', headerName: 'June', type: 'number', width: 100 },
];

const rows = [
  { id: 1, route: 'Line 4', april: 5210, may: 5480, june: 6030 },
  { id: 2, route: 'Line 7', april: 3120, may: 3090, june: 3410 },
  { id: 3, route: 'Line 9', april: 8840, may: 9010, june: 9260 },
  { id: 4, route: 'Night', april: 760, may: 810, june: 1190 },
];

export default function SelectRange() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGridPremium
        aria-label="Passengers"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
