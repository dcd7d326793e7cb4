import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 100 },
];

const rows = [
  { id: 'garden', room: 'Garden', beds: 2 },
  { id: 'tower', room: 'Tower', beds: 1 },
  { id: 'attic', room: 'Attic', beds: 4 },
];

export default function SelectByClick() {
  const [chosen, setChosen] = useState('Choose a room');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Rooms to choose"
          rows={rows}
          columns={columns}
          onRowSelectionModelChange={({ ids }) => {
            const room = rows.find(({ id }) => ids.has(id));
            setChosen(room ? `${room.room} is chosen` : 'Choose a room');
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen}
      </Typography>
    </Box>
  );
}
