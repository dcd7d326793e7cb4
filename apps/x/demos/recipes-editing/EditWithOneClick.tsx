import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 120, editable: true },
];

const rows = [
  { id: 1, item: 'Candles', counted: 140 },
  { id: 2, item: 'Matches', counted: 62 },
  { id: 3, item: 'Lamp oil', counted: 18 },
];

export default function EditWithOneClick() {
  const api = useGridApiRef();
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Stock"
        apiRef={api}
        rows={rows}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            api.current?.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
