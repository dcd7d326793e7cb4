import { useCallback } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'table', headerName: 'Table', width: 100 },
  { field: 'order', headerName: 'Order', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, table: '4', order: 'Two lentil stews' },
  { id: 2, table: '7', order: 'Trout, potatoes' },
  { id: 3, table: '9', order: 'Pancakes for the children' },
];

export default function SpaceBetweenRows() {
  const space = useCallback(
    ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
      top: isFirstVisible ? 0 : 4,
      bottom: isLastVisible ? 0 : 4,
    }),
    [],
  );
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Kitchen"
        rows={rows}
        columns={columns}
        getRowSpacing={space}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
