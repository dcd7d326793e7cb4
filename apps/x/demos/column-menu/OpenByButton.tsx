import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'class', headerName: 'Class', flex: 1, minWidth: 100 },
  { field: 'teacher', headerName: 'Teacher', width: 90 },
  { field: 'free', headerName: 'Free places', type: 'number', width: 115 },
];

const rows = [
  { id: 1, class: 'Letterpress', teacher: 'Hanna', free: 2 },
  { id: 2, class: 'Bookbinding', teacher: 'Emre', free: 0 },
];

export default function OpenByButton() {
  const api = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => api.current?.showColumnMenu('free')}>
        Sort or filter by free places
      </Button>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGrid aria-label="Classes" apiRef={api} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
