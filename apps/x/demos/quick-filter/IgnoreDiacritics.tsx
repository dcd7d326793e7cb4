import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 160 },
  { field: 'books', headerName: 'Books', type: 'number', width: 100 },
];

const rows = [
  { id: 1, author: 'Zoë Núñez', books: 4 },
  { id: 2, author: 'Jörg Müller', books: 11 },
  { id: 3, author: 'Chloé Lefèvre', books: 2 },
];

export default function IgnoreDiacritics() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Authors"
        rows={rows}
        columns={columns}
        ignoreDiacritics
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['nunez'] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
