import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
  type GridFilterModel,
  type GridRowId,
  type GridRowModesModel,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';
import { columns, startProducts, type Product } from './inventory-columns';

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
