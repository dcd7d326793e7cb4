import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'chapter', headerName: 'Chapter', flex: 1, minWidth: 130 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 110 },
];

const rows = Array.from({ length: 18 }, (_, index) => ({
  id: index,
  chapter: `Chapter ${index + 1}`,
  pages: 12 + ((index * 7) % 19),
}));

export default function OutsideTheGrid() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setSortModel([{ field: 'pages', sort: 'desc' }])}
        >
          Longest first
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(2)}>
          Page 3
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.selectRow(0)}>
          Select chapter 1
        </Button>
      </Box>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Chapters"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
