import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'roast', headerName: 'Roast', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110 },
];

const rows = [
  { id: 1, roast: 'Dark', customer: 'Café Lumen', bags: 12 },
  { id: 2, roast: 'Dark', customer: 'The Reading Room', bags: 8 },
  { id: 3, roast: 'Light', customer: 'Harbor Kiosk', bags: 5 },
  { id: 4, roast: 'Light', customer: 'Nine Steps', bags: 17 },
];

export default function GroupedOrders() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['roast'] } }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
