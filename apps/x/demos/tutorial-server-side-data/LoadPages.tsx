import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { loadPage } from './bookServer';

const dataSource: GridDataSource = { getRows: loadPage };

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, sortable: false },
  { field: 'author', headerName: 'Author', width: 130, sortable: false },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110, sortable: false },
];

export default function LoadPages() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Books"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
    </Box>
  );
}
