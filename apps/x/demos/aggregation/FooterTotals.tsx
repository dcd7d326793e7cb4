import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', width: 130 },
  { field: 'trams', headerName: 'Trams', type: 'number', width: 120 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 140 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 120,
    aggregable: false,
    valueFormatter: (year?: number) => year && String(year),
  },
];

const rows = [
  { id: 1, depot: 'Eastgate', trams: 42, km: 9120, opened: 1911 },
  { id: 2, depot: 'Mill Pond', trams: 28, km: 5875, opened: 1936 },
  { id: 3, depot: 'Airport', trams: 35, km: 11240, opened: 2008 },
];

export default function FooterTotals() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGridPremium
        aria-label="Depots"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { trams: 'sum', km: 'avg' } } }}
        hideFooter
      />
    </Box>
  );
}
