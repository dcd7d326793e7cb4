import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, rows } from './bookings';

const model: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'month' }],
  values: [{ field: 'nights', aggFunc: 'sum' }],
};

export default function NightsByMonth() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Nights by country and month"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
