import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lens', headerName: 'Lens', flex: 1, minWidth: 130 },
  { field: 'mm', headerName: 'Focal length (mm)', type: 'number', width: 160 },
];

const rows = [
  { id: 1, lens: 'Wide', mm: 24 },
  { id: 2, lens: 'Normal', mm: 50 },
  { id: 3, lens: 'Tele', mm: 135 },
];

export default function BaseSlotProps() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Lenses"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        pageSizeOptions={[25]}
        slotProps={{
          baseCheckbox: { material: { color: 'success' } },
          baseTooltip: { enterDelay: 800 },
          basePagination: { material: { showFirstButton: true, showLastButton: true } },
        }}
        showToolbar
      />
    </Box>
  );
}
