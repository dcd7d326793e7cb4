import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Waiting', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const names = ['Abara', 'Bianchi', 'Chen', 'Duarte', 'Eklund', 'Faye'];
const asGuest = (number: number) => ({
  id: number,
  guest: `${names[number % names.length]} (${number + 1})`,
  seats: 2 + (number % 3),
});

export default function AddAndRemove() {
  const [rows, setRows] = useState([asGuest(0), asGuest(1)]);
  const [next, setNext] = useState(2);
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() => {
          setRows((all) => [...all, asGuest(next)]);
          setNext(next + 1);
        }}
      >
        Add a party
      </Button>
      <Button disabled={rows.length === 0} onClick={() => setRows((all) => all.slice(1))}>
        Seat the first
      </Button>
      <Box sx={{ height: 300, mt: 1 }}>
        <DataGrid aria-label="Waiting list" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
