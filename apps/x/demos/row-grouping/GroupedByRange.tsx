import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    groupingValueGetter: (price: number) =>
      price < 20 ? 'Below 20' : price < 100 ? '20 to 99' : '100 and more',
    valueFormatter: (value?: number | string) =>
      typeof value === 'number' ? value.toFixed(2) : value,
  },
];

const rows = [
  { id: 1, item: 'Notebook', price: 4.5 },
  { id: 2, item: 'Desk lamp', price: 39 },
  { id: 3, item: 'Chair', price: 180 },
  { id: 4, item: 'Pencil case', price: 12.9 },
  { id: 5, item: 'Shelf', price: 89.5 },
];

export default function GroupedByRange() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Items by price"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['price'] } }}
        groupingColDef={{ headerName: 'Price range', width: 180 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
