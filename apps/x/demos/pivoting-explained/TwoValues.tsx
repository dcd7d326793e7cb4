import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, rows } from './bookings';

const model: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'month' }],
  values: [
    { field: 'nights', aggFunc: 'sum' },
    { field: 'price', aggFunc: 'avg' },
  ],
};

export default function TwoValues() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Nights and prices"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
