import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 140 },
  { field: 'reader', headerName: 'Reader', width: 120 },
  { field: 'days', headerName: 'Days left', type: 'number', width: 110 },
];

const rows = [
  { id: 1, book: 'Bees of the North', reader: 'Kofi', days: 12 },
  { id: 2, book: 'A Year in Clay', reader: 'Signe', days: -3 },
  { id: 3, book: 'Knots', reader: 'Paulo', days: 1 },
];

export default function ClassesByRow() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Loans"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.days < 0 ? 'overdue' : row.days < 3 ? 'soon' : '')}
        sx={{
          '& .overdue': { color: 'error.main', fontWeight: 'bold' },
          '& .soon': { fontStyle: 'italic' },
        }}
        hideFooter
      />
    </Box>
  );
}
