import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './rides';

export default function RidesByDriver() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Rides by driver"
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: { model: { km: 'sum' } },
          rowGrouping: { model: ['driver'] },
          columns: { columnVisibilityModel: { driver: false } },
        }}
        groupingColDef={{ headerName: 'Driver', width: 140 }}
        hideFooter
      />
    </Box>
  );
}
