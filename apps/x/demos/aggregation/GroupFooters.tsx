import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'trip', headerName: 'Trip' },
  { field: 'expense', headerName: 'Expense', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, trip: 'Lisbon', expense: 'Flight', amount: 240 },
  { id: 2, trip: 'Lisbon', expense: 'Hotel', amount: 310 },
  { id: 3, trip: 'Lisbon', expense: 'Dinner', amount: 62 },
  { id: 4, trip: 'Vienna', expense: 'Train', amount: 89 },
  { id: 5, trip: 'Vienna', expense: 'Hotel', amount: 205 },
];

/** A footer for each trip, and none for the root, which has the depth -1. */
const getPosition = (group: GridGroupNode) => (group.depth === -1 ? null : 'footer');

export default function GroupFooters() {
  return (
    <Box sx={{ width: '100%', height: 500 }}>
      <DataGridPremium
        aria-label="Travel expenses"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['trip'] },
          aggregation: { model: { amount: 'sum' } },
          columns: { columnVisibilityModel: { trip: false } },
        }}
        getAggregationPosition={getPosition}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
