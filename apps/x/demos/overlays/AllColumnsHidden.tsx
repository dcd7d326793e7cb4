import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, song: 'Pier', minutes: 4 },
  { id: 2, song: 'Lanterns', minutes: 3 },
];

export default function AllColumnsHidden() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { song: false, minutes: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
