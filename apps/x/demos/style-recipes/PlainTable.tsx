import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, step: 'Mix the dough', minutes: 15 },
  { id: 2, step: 'Let it rise', minutes: 90 },
  { id: 3, step: 'Bake', minutes: 35 },
];

export default function PlainTable() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="Steps"
        rows={rows}
        columns={columns}
        disableColumnResize
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{
          border: 0,
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
        }}
      />
    </Box>
  );
}
