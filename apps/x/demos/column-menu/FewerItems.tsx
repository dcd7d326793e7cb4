import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'key', headerName: 'Key', width: 90, disableColumnMenu: true },
  { field: 'door', headerName: 'Door', flex: 1, minWidth: 120 },
  { field: 'holder', headerName: 'Holder', width: 130 },
];

const rows = [
  { id: 1, key: 'K 1', door: 'Boiler room', holder: 'Rasmus' },
  { id: 2, key: 'K 2', door: 'Roof', holder: 'Leila' },
];

export default function FewerItems() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Keys"
        rows={rows}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuColumnsItem: null },
            slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
