import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tide', headerName: 'Tide', width: 110 },
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = ['02:14', '08:31', '14:40', '20:58', '03:02', '09:17'].map((time, index) => ({
  id: index + 1,
  tide: index % 2 === 0 ? 'High water' : 'Low water',
  time,
  height: index % 2 === 0 ? 5.2 - index / 10 : 0.9 + index / 10,
}));

export default function StripedRows() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Tides"
        rows={rows}
        columns={columns}
        density="compact"
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          [`& .${gridClasses.row}.odd:not(:hover, .Mui-selected)`]: { bgcolor: 'action.hover' },
        }}
        hideFooter
      />
    </Box>
  );
}
