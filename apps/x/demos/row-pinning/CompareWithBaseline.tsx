import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Car {
  readonly id: string;
  readonly car: string;
  readonly range: number;
  readonly price: number;
}

const baseline: Car = { id: 'today', car: 'Your car today', range: 410, price: 31_000 };

const cars: Car[] = Array.from({ length: 12 }, (_, index) => ({
  id: `car-${index}`,
  car: `Offer ${index + 1}`,
  range: 320 + ((index * 43) % 240),
  price: 24_000 + ((index * 3700) % 19_000),
}));

const columns: GridColDef<Car>[] = [
  { field: 'car', headerName: 'Car', flex: 1, minWidth: 130 },
  {
    field: 'range',
    headerName: 'Range (km)',
    type: 'number',
    width: 130,
    cellClassName: ({ row }) => (row.range > baseline.range ? 'better' : ''),
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 120,
    cellClassName: ({ row }) => (row.price < baseline.price ? 'better' : ''),
  },
];

const pinnedRows = { top: [baseline] };

export default function CompareWithBaseline() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Offers"
        rows={cars}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{ '& .better': { color: 'success.main', fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}
