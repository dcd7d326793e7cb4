import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './rides';

export default function RideList() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPremium aria-label="Rides" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
