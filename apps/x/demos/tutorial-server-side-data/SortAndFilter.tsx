import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { loadBooks, supportedOperators } from './bookServer';

const dataSource: GridDataSource = { getRows: loadBooks };

const columns: GridColDef[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 150,
    sortable: false,
    filterable: false,
  },
  {
    field: 'author',
    headerName: 'Author',
    width: 130,
    sortable: false,
    filterOperators: supportedOperators,
  },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110, filterable: false },
];

export default function SortAndFilter() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Books"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          sorting: { sortModel: [{ field: 'copies', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
