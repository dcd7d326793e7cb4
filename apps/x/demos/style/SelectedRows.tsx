import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'fabric', headerName: 'Fabric', flex: 1, minWidth: 130 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 110 },
];

const rows = [
  { id: 1, fabric: 'Linen', meters: 42 },
  { id: 2, fabric: 'Corduroy', meters: 17 },
  { id: 3, fabric: 'Merino', meters: 8 },
];

export default function SelectedRows() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Fabrics"
        rows={rows}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        sx={{
          [`& .${gridClasses.row}.Mui-selected`]: {
            boxShadow: 'inset 4px 0 0 currentColor',
            fontWeight: 'medium',
          },
          [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: {
            backgroundColor: 'action.selected',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
