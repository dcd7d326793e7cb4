import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vaccine', headerName: 'Vaccine', flex: 1, minWidth: 130 },
  { field: 'doses', headerName: 'Doses', type: 'number', width: 100 },
  { field: 'expires', headerName: 'Expires', width: 120 },
];

const rows = [
  { id: 1, vaccine: 'Tetanus', doses: 40, expires: '2027-03' },
  { id: 2, vaccine: 'Influenza', doses: 120, expires: '2026-10' },
];

export default function ShortPanel() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Vaccines"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          columnsManagement: {
            disableShowHideToggle: true,
            autoFocusSearchField: false,
            searchInputProps: { style: { display: 'none' } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
