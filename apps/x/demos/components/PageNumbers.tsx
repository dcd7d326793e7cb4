import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'card', headerName: 'Card', flex: 1, minWidth: 130 },
  { field: 'issued', headerName: 'Issued', width: 120 },
];

const rows = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  card: `Card ${index + 1}`,
  issued: String(2004 + index),
}));

function PageNumberPagination() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      size="small"
      color="primary"
      count={pageCount}
      page={page + 1}
      onChange={(event, value) => apiRef.current.setPage(value - 1)}
      sx={{ p: 1 }}
    />
  );
}

export default function PageNumbers() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Library cards"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumberPagination }}
      />
    </Box>
  );
}
