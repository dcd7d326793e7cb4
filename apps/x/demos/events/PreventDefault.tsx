import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', flex: 1, minWidth: 130 },
  { field: 'taken', headerName: 'Taken', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, seat: 'Row A, 4', taken: false },
  { id: 2, seat: 'Row A, 5', taken: true },
  { id: 3, seat: 'Row B, 1', taken: false },
];

const keepTakenSeats: GridEventListener<'rowClick'> = ({ row }, event) => {
  if (row.taken) {
    event.defaultMuiPrevented = true;
  }
};

export default function PreventDefault() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Seats"
        rows={rows}
        columns={columns}
        onRowClick={keepTakenSeats}
        hideFooter
      />
    </Box>
  );
}
