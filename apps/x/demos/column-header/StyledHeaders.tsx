import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', width: 80, align: 'center', headerAlign: 'center' },
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 130 },
  {
    field: 'estimate',
    headerName: 'Estimate',
    type: 'number',
    width: 120,
    headerClassName: 'money',
    cellClassName: 'money',
  },
  { field: 'bid', headerName: 'Highest bid', type: 'number', width: 130, headerClassName: 'money' },
];

const rows = [
  { id: 1, lot: 12, object: 'Writing desk', estimate: 900, bid: 1150 },
  { id: 2, lot: 13, object: 'Barometer', estimate: 240, bid: 180 },
];

export default function StyledHeaders() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Auction"
        rows={rows}
        columns={columns}
        sx={{
          '& .money': { bgcolor: 'action.selected', fontVariantNumeric: 'tabular-nums' },
        }}
        hideFooter
      />
    </Box>
  );
}
