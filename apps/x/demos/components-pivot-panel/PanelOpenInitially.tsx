import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', width: 120 },
  { field: 'field', headerName: 'Field', width: 120 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 110 },
];

const rows = [
  { id: 1, crop: 'Rye', field: 'North', tons: 31 },
  { id: 2, crop: 'Rye', field: 'Mill', tons: 18 },
  { id: 3, crop: 'Oats', field: 'North', tons: 24 },
  { id: 4, crop: 'Oats', field: 'Mill', tons: 27 },
];

export default function PanelOpenInitially() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPremium
        label="Harvest"
        rows={rows}
        columns={columns}
        initialState={{
          sidebar: { open: true, value: GridSidebarValue.Pivot },
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'crop' }],
              columns: [],
              values: [{ field: 'tons', aggFunc: 'sum' }],
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
