import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, rows } from './bookings';

const model: GridPivotModel = {
  rows: [{ field: 'country' }, { field: 'room' }],
  columns: [{ field: 'month' }],
  values: [{ field: 'nights', aggFunc: 'sum' }],
};

export default function NestedRows() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Nights by country, room and month"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
