import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'served', headerName: 'Served', width: 120 },
  { field: 'allergens', headerName: 'Allergens', width: 140 },
];

const rows = [
  { id: 1, dish: 'Pea soup', price: 6, served: 'Thursday', allergens: 'Celery' },
  { id: 2, dish: 'Mackerel', price: 11, served: 'Friday', allergens: 'Fish' },
  { id: 3, dish: 'Pancakes', price: 7, served: 'Sunday', allergens: 'Gluten, egg' },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { field } = colDef;
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const index = fields.indexOf(field);
  return (
    <>
      <MenuItem
        disabled={index === 0}
        onClick={(event) => {
          apiRef.current.setColumnIndex(field, index - 1);
          onClick(event);
        }}
      >
        Move left
      </MenuItem>
      <MenuItem
        disabled={index === fields.length - 1}
        onClick={(event) => {
          apiRef.current.setColumnIndex(field, index + 1);
          onClick(event);
        }}
      >
        Move right
      </MenuItem>
    </>
  );
}

export default function MoveInMenu() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGridPro
        aria-label="Menu of the week"
        rows={rows}
        columns={columns}
        disableColumnSelector
        slotProps={{
          columnMenu: {
            slots: { moveItems: MoveItems },
            slotProps: { moveItems: { displayOrder: 0 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
