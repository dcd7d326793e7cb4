import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', width: 90 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 130 },
  { field: 'points', headerName: 'Points', type: 'number', width: 100 },
];

const rows = [
  { id: 1, place: '1', club: 'Harbor', points: 51 },
  { id: 2, place: '2', club: 'Old Town', points: 47 },
  { id: 3, place: '3', club: 'Hill', points: 40 },
];

export default function NoOutlineOnClick() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="League"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.columnHeader}:focus:not(:focus-visible)`]: { outline: 'none' },
        }}
      />
    </Box>
  );
}
