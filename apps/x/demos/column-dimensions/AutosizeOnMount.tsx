import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'isbn', headerName: 'ISBN' },
  { field: 'title', headerName: 'Title' },
  { field: 'pages', headerName: 'Pages', type: 'number' },
];

const rows = [
  { id: 1, isbn: '978-0-00-000001-4', title: 'Small Engines', pages: 212 },
  { id: 2, isbn: '978-0-00-000002-1', title: 'The Tide Tables of the Northern Fjords', pages: 96 },
  { id: 3, isbn: '978-0-00-000003-8', title: 'Room 98', pages: 341 },
];

const autosizeOptions = { expand: true, includeOutliers: true };

export default function AutosizeOnMount() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Books"
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
      />
    </Box>
  );
}
