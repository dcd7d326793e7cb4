import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'pier', headerName: 'Pier', width: 90 },
];

const rows = ['Alba', 'Brise', 'Corvo', 'Dagny', 'Estrel', 'Fiona', 'Gull', 'Hebe'].map(
  (ship, index) => ({ id: ship, ship, pier: (index % 4) + 1 }),
);

export default function ShareTheHeight() {
  return (
    <Box sx={{ width: '100%', height: 380, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="h6" component="p">
        In port today
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Ships in port" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography variant="body2">Piers 1 and 2 take ships up to 90 meters.</Typography>
    </Box>
  );
}
