import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly stock: number;
  readonly capacity: number;
  readonly price: number;
}

export const startProducts: Product[] = [
  { id: 1, name: 'Trail backpack', category: 'Bags', stock: 34, capacity: 60, price: 89 },
  { id: 2, name: 'Dry bag 20 l', category: 'Bags', stock: 6, capacity: 80, price: 24 },
  { id: 3, name: 'Rain shell', category: 'Clothing', stock: 41, capacity: 50, price: 149 },
  { id: 4, name: 'Wool socks', category: 'Clothing', stock: 9, capacity: 120, price: 18 },
  { id: 5, name: 'Camp stove', category: 'Kitchen', stock: 22, capacity: 40, price: 64 },
  { id: 6, name: 'Steel mug', category: 'Kitchen', stock: 75, capacity: 90, price: 15 },
];

const requireName = ({ props }: GridPreProcessEditCellProps<string>) => ({
  ...props,
  error: !props.value?.trim(),
});
const requirePositive = ({ props }: GridPreProcessEditCellProps<number>) => ({
  ...props,
  error: !(Number(props.value) >= 0),
});

export const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: requireName,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Bags', 'Clothing', 'Kitchen'],
    width: 120,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 150,
    display: 'flex',
    editable: true,
    preProcessEditCellProps: requirePositive,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          aria-label={`Stock of ${row.name}`}
          value={Math.min(100, (row.stock / row.capacity) * 100)}
          color={row.stock < 10 ? 'error' : 'primary'}
          sx={{ flexGrow: 1 }}
        />
        {row.stock}
      </Box>
    ),
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: requirePositive,
  },
];
