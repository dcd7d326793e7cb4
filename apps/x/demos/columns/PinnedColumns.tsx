import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', width: 130 },
  ...months.map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 110,
  })),
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const rows = ['Quayside', 'Station', 'Hilltop'].map((store, index) => {
  const sales = months.map(
    (month, place) => [month, 40 + ((place * 17 + index * 29) % 60)] as const,
  );
  const total = sales.reduce((sum, [, amount]) => sum + amount, 0);
  return { id: store, store, ...Object.fromEntries(sales), total };
});

export default function PinnedColumns() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPro
        aria-label="Sales"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['store'], right: ['total'] } }}
        hideFooter
      />
    </Box>
  );
}
