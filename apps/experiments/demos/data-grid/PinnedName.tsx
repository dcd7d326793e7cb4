import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'port', headerName: 'Home port', width: 180 },
  { field: 'built', headerName: 'Built', width: 140 },
  { field: 'length', headerName: 'Length in meters', type: 'number', width: 180 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 140 },
];

const rows = [
  { id: 1, ship: 'Aurelia', port: 'Bergen', built: 'May 1998', length: 84, crew: 22 },
  { id: 2, ship: 'Corrib', port: 'Galway', built: 'June 2007', length: 61, crew: 14 },
  { id: 3, ship: 'Marisol', port: 'Vigo', built: 'March 2015', length: 112, crew: 31 },
];

export default function PinnedName() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPremium
        aria-label="Ships"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['ship'] } }}
        hideFooter
      />
    </Box>
  );
}
