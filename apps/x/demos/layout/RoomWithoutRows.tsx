import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'visitor', headerName: 'Visitor', flex: 1, minWidth: 130 },
  { field: 'arrival', headerName: 'Arrival', width: 120 },
];

export default function RoomWithoutRows() {
  return (
    <Box sx={{ width: '100%', minHeight: 260, display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Visitors"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'Nobody has arrived yet' }}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
        hideFooter
      />
    </Box>
  );
}
