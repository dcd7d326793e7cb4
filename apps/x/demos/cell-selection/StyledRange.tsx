import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 90 },
  { field: 'north', headerName: 'North', type: 'number', width: 110 },
  { field: 'south', headerName: 'South', type: 'number', width: 110 },
];

const rows = [
  { id: 8, hour: '08:00', north: 14, south: 22 },
  { id: 9, hour: '09:00', north: 31, south: 27 },
  { id: 10, hour: '10:00', north: 25, south: 18 },
];

const line = '2px solid';

export default function StyledRange() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPremium
        aria-label="Visitors by hour"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          cellSelection: { 8: { north: true, south: true }, 9: { north: true, south: true } },
        }}
        sx={{
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line, borderColor: 'primary.main' },
          [`& .${gridClasses['cell--rangeBottom']}`]: {
            borderBottom: line,
            borderColor: 'primary.main',
          },
          [`& .${gridClasses['cell--rangeLeft']}`]: {
            borderInlineStart: line,
            borderColor: 'primary.main',
          },
          [`& .${gridClasses['cell--rangeRight']}`]: {
            borderInlineEnd: line,
            borderColor: 'primary.main',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
