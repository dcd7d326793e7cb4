import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'swimmer', headerName: 'Swimmer', flex: 1, minWidth: 95 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 105 },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 105,
    sortingOrder: ['desc', 'asc'],
  },
];

const rows = [
  { id: 1, swimmer: 'Ada', seconds: 61.2, points: 12 },
  { id: 2, swimmer: 'Bo', seconds: 59.8, points: 31 },
  { id: 3, swimmer: 'Cleo', seconds: 64, points: 27 },
];

export default function TwoDirections() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Results"
        rows={rows}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
