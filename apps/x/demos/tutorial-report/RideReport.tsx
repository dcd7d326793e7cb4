import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './rides';

interface Totals {
  readonly km: number;
  readonly hours: number;
}

const weightedSpeed: GridAggregationFunction<Totals, number | null> = {
  label: 'overall',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ km: row.km, hours: row.hours }),
  apply: ({ values }) => {
    const km = values.reduce((sum, value) => sum + (value?.km ?? 0), 0);
    const hours = values.reduce((sum, value) => sum + (value?.hours ?? 0), 0);
    return hours === 0 ? null : km / hours;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weightedSpeed };

export default function RideReport() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Report by driver"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { km: 'sum', hours: 'sum', speed: 'weightedSpeed' } },
          rowGrouping: { model: ['driver'] },
          columns: { columnVisibilityModel: { driver: false, to: false } },
        }}
        groupingColDef={{ headerName: 'Driver', width: 140 }}
        hideFooter
      />
    </Box>
  );
}
