import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './rides';

export default function RideTotal() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Rides with a total"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { km: 'sum' } } }}
        hideFooter
      />
    </Box>
  );
}
