import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

const journeys = [
  { id: 1, line: 'Harbor', minutes: 12 },
  { id: 2, line: 'Airport', minutes: 41 },
  { id: 3, line: 'Harbor', minutes: 15 },
  { id: 4, line: 'Old Town', minutes: 18 },
];

/** The functions of the server, by the names that the grid sends. */
const compute: Record<string, (values: readonly number[]) => number> = {
  median: (values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
  },
  longest: (values) => Math.max(...values),
};

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ aggregationModel = {} }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const name = aggregationModel['minutes'] ?? '';
    const minutes = compute[name]?.(journeys.map((journey) => journey.minutes));
    return { rows: journeys, rowCount: journeys.length, aggregateRow: { minutes } };
  },
  getAggregatedValue: (row, field) => row[field],
};

const aggregationFunctions = {
  median: { label: 'median', columnTypes: ['number'] },
  longest: { label: 'longest', columnTypes: ['number'] },
};

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 120, sortable: false },
  {
    field: 'minutes',
    headerName: 'Duration',
    type: 'number',
    width: 160,
    sortable: false,
    // Formats the total as well.
    valueFormatter: (value?: number) => (value === undefined ? '' : `${value} min`),
  },
];

export default function MedianFromServer() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPremium
        aria-label="Journeys"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { minutes: 'median' } } }}
        disableRowGrouping
        disablePivoting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
