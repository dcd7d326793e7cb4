import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'author', headerName: 'Author', width: 160 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

const rows = [
  { id: 1, title: 'The Tide Tables', author: 'M. Okafor', pages: 312 },
  { id: 2, title: 'Small Engines', author: 'R. Lindqvist', pages: 188 },
  { id: 3, title: 'A Field of Glass', author: 'J. Prado', pages: 254 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid aria-label="Books" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
