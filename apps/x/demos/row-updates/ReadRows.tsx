import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, guest: 'Okafor', seats: 4 },
  { id: 2, guest: 'Weber', seats: 2 },
  { id: 3, guest: 'Prado', seats: 6 },
];

export default function ReadRows() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('Edit a number, then count the seats');

  const countSeats = () => {
    let seats = 0;
    apiRef.current?.getRowModels().forEach((row) => {
      seats += Number(row.seats);
    });
    setSummary(`${seats} seats are booked`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={countSeats}>
        Count the seats
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid apiRef={apiRef} aria-label="Bookings" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {summary}
      </Typography>
    </Box>
  );
}
