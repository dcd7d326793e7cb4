import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const median: GridAggregationFunction<number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1
      ? sorted[middle]
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  },
};

const firstToLast: GridAggregationFunction<string> = {
  label: 'from, to',
  columnTypes: ['string'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort();
    return `${sorted[0]} to ${sorted.at(-1)}`;
  },
  hasCellUnit: false,
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, median, firstToLast };

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 170 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 140 },
];

const rows = [
  { id: 1, street: 'Alder Way', rent: 610 },
  { id: 2, street: 'Quayside', rent: 1450 },
  { id: 3, street: 'Brook Lane', rent: 655 },
  { id: 4, street: 'Zion Hill', rent: 590 },
];

export default function OwnFunction() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Rents"
        rows={rows}
        columns={columns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { rent: 'median', street: 'firstToLast' } } }}
        hideFooter
      />
    </Box>
  );
}
