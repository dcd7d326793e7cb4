import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Line {
  readonly price: number;
  readonly quantity: number;
}

const weightedAverage: GridAggregationFunction<Line, number> = {
  label: 'avg. per item',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ price: row.price, quantity: row.quantity }),
  apply: ({ values }) => {
    let total = 0;
    let items = 0;
    for (const line of values) {
      if (line !== undefined) {
        total += line.price * line.quantity;
        items += line.quantity;
      }
    }
    return items === 0 ? null : total / items;
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, weightedAverage };

const columns: GridColDef[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 150,
    valueFormatter: (value?: number) => value?.toFixed(2),
  },
];

const rows = [
  { id: 1, supplier: 'Holm & Co.', quantity: 400, price: 1.2 },
  { id: 2, supplier: 'Nordpack', quantity: 50, price: 1.9 },
  { id: 3, supplier: 'Cartonera', quantity: 150, price: 1.4 },
];

export default function WeightedAverage() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGridPremium
        aria-label="Boxes by supplier"
        rows={rows}
        columns={columns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { quantity: 'sum', price: 'weightedAverage' } } }}
        hideFooter
      />
    </Box>
  );
}
