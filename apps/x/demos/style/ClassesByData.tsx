import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130, headerClassName: 'key-column' },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 110 },
];

const rows = [
  { id: 1, item: 'Catering', planned: 800, spent: 760 },
  { id: 2, item: 'Venue', planned: 1200, spent: 1200 },
  { id: 3, item: 'Music', planned: 400, spent: 520 },
];

export default function ClassesByData() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Budget"
        rows={rows}
        columns={columns}
        getRowClassName={({ isLastVisible }) => (isLastVisible ? 'last-item' : '')}
        getCellClassName={({ field, row }) =>
          field === 'spent' && row.spent > row.planned ? 'over-budget' : ''
        }
        sx={{
          '& .key-column': { fontStyle: 'italic' },
          '& .last-item': { borderBottom: '2px solid', borderColor: 'divider' },
          '& .over-budget': { color: 'error.main', fontWeight: 'bold' },
        }}
        hideFooter
      />
    </Box>
  );
}
