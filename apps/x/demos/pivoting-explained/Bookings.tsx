import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './bookings';

export default function Bookings() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium aria-label="Bookings" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
