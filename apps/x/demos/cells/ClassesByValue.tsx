import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'fund', headerName: 'Fund', flex: 1, minWidth: 140 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${value < 0 ? '▼' : '▲'} ${Math.abs(value).toFixed(1)}%`,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'loss' : 'gain'),
  },
];

const rows = [
  { id: 1, fund: 'Nordic energy', change: 2.4 },
  { id: 2, fund: 'Small caps', change: -1.1 },
  { id: 3, fund: 'Timber', change: 0.6 },
];

export default function ClassesByValue() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Funds"
        rows={rows}
        columns={columns}
        sx={{ '& .gain': { color: 'success.main' }, '& .loss': { color: 'error.main' } }}
        hideFooter
      />
    </Box>
  );
}
