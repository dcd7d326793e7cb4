import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'aisle', headerName: 'Aisle' },
  { field: 'product', headerName: 'Product' },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, aisle: 'Bakery', product: 'Rye bread', stock: 24 },
  { id: 2, aisle: 'Bakery', product: 'Cinnamon roll', stock: 40 },
  { id: 3, aisle: 'Dairy', product: 'Oat milk', stock: 96 },
  { id: 4, aisle: 'Dairy', product: 'Goat cheese', stock: 12 },
  { id: 5, aisle: 'Dairy', product: 'Butter', stock: 58 },
];

export default function LeafNames() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Products by aisle"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['aisle'] },
          columns: { columnVisibilityModel: { aisle: false, product: false } },
        }}
        groupingColDef={{
          headerName: 'Aisle and product',
          leafField: 'product',
          flex: 1,
          minWidth: 180,
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
