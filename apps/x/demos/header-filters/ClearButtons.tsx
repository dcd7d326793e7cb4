import Box from '@mui/material/Box';
import { DataGridPro, getGridStringOperators, type GridColDef } from '@mui/x-data-grid-pro';

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

const columns: GridColDef[] = [
  {
    field: 'author',
    headerName: 'Author',
    flex: 1,
    minWidth: 150,
    filterOperators: contains,
  },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, filterOperators: contains },
];

const rows = [
  { id: 1, author: 'I. Fofana', title: 'Salt and wind' },
  { id: 2, author: 'K. Lund', title: 'The winter ferry' },
  { id: 3, author: 'R. Osei', title: 'Wind turbines' },
];

export default function ClearButtons() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Books"
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        headerFilterHeight={64}
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'title', operator: 'contains', value: 'wind' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
