import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridAddIcon,
  GridDeleteIcon,
  GridFooterContainer,
  gridRowSelectionIdsSelector,
  GridRowEditStopReasons,
  GridRowModes,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
  type GridPreProcessEditCellProps,
  type GridRowId,
  type GridRowModesModel,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onCreate?: () => void;
    onRemove?: (ids: readonly GridRowId[]) => void;
    isLowStock?: boolean;
    onToggleLowStock?: () => void;
  }
  interface FooterPropsOverrides {
    totalValue?: number;
  }
}

interface Product {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly stock: number;
  readonly capacity: number;
  readonly price: number;
}

const startProducts: Product[] = [
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

const columns: GridColDef<Product>[] = [
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

function InventoryToolbar({
  onCreate,
  onRemove,
  isLowStock = false,
  onToggleLowStock,
}: ToolbarPropsOverrides) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  return (
    <Toolbar aria-label="Inventory">
      <Typography role="status" sx={{ flexGrow: 1, fontWeight: 'medium', mx: 0.5 }}>
        {selected.size === 0 ? 'Inventory' : `${selected.size} selected`}
      </Typography>
      {selected.size > 0 && (
        <Tooltip title="Delete the selected products">
          <ToolbarButton onClick={() => onRemove?.(Array.from(selected.keys()))}>
            <GridDeleteIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      )}
      <Button
        variant={isLowStock ? 'contained' : 'outlined'}
        aria-pressed={isLowStock}
        onClick={onToggleLowStock}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Low stock
      </Button>
      <Tooltip title="Add product">
        <ToolbarButton onClick={onCreate}>
          <GridAddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function Inventory() {
  const [products, setProducts] = useState(startProducts);
  const [removed, setRemoved] = useState<readonly Product[]>([]);
  const [message, setMessage] = useState('');
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const isLowStock = filterModel.items[0]?.field === 'stock';
  const totalValue = products.reduce((sum, { stock, price }) => sum + stock * price, 0);

  const create = () => {
    const id = Math.max(0, ...products.map((product) => product.id)) + 1;
    const draft = { id, name: '', category: 'Bags', stock: 0, capacity: 50, price: 0 };
    setFilterModel({ items: [] });
    setProducts([draft, ...products]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  };

  const remove = (ids: readonly GridRowId[]) => {
    setRemoved(products.filter(({ id }) => ids.includes(id)));
    setProducts(products.filter(({ id }) => !ids.includes(id)));
  };

  const save = (changed: Product) => {
    if (changed.name.trim() === '') {
      throw new Error('Enter the name of the product.');
    }
    setMessage('');
    setProducts((all) => all.map((product) => (product.id === changed.id ? changed : product)));
    return changed;
  };

  const toggleLowStock = () =>
    setFilterModel({
      items: isLowStock ? [] : [{ field: 'stock', operator: '<', value: 10 }],
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGrid
          aria-label="Products"
          rows={products}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, row, reason }) => {
            setMessage('');
            if (reason === GridRowEditStopReasons.escapeKeyDown && row.name === '') {
              setProducts((all) => all.filter((product) => product.id !== id));
            }
          }}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          checkboxSelection
          disableRowSelectionOnClick
          slots={{
            toolbar: InventoryToolbar,
            footer: InventoryFooter,
          }}
          slotProps={{
            toolbar: {
              onCreate: create,
              onRemove: remove,
              isLowStock,
              onToggleLowStock: toggleLowStock,
            },
            footer: { totalValue },
          }}
          showToolbar
        />
      </Box>
      {message !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message}
        </Alert>
      )}
      {removed.length > 0 && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                setProducts([...products, ...removed]);
                setRemoved([]);
              }}
            >
              Undo
            </Button>
          }
        >
          {removed.map(({ name }) => name).join(', ')} deleted
        </Alert>
      )}
    </Box>
  );
}

function InventoryFooter({ totalValue }: { totalValue?: number }) {
  return (
    <GridFooterContainer sx={{ px: 2, justifyContent: 'flex-end' }}>
      <Typography variant="body2">Value of the stock: {totalValue} €</Typography>
    </GridFooterContainer>
  );
}
