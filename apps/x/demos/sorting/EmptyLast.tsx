import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'violin', headerName: 'Violin', flex: 1, minWidth: 140 },
  {
    field: 'year',
    headerName: 'Built in',
    type: 'number',
    width: 130,
    valueFormatter: (year?: number | null) => year ?? 'unknown',
    getSortComparator: (direction) => (a, b, first, second) => {
      if (a == null || b == null) {
        return a == null ? 1 : -1;
      }
      const order = gridNumberComparator(a, b, first, second);
      return direction === 'desc' ? -order : order;
    },
  },
];

const rows = [
  { id: 1, violin: 'Red label', year: 1892 },
  { id: 2, violin: 'From the attic', year: null },
  { id: 3, violin: 'School violin', year: 1974 },
];

export default function EmptyLast() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Violins"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
