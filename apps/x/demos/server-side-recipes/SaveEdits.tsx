import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130, sortable: false },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 120,
    sortable: false,
    editable: true,
  },
];

/** Replace this with a data source that sends requests. */
function createDataSource(): GridDataSource {
  const rooms = [
    { id: 1, room: 'Library', seats: 24 },
    { id: 2, room: 'Workshop', seats: 12 },
    { id: 3, room: 'Hall', seats: 160 },
  ];
  return {
    getRows: async () => ({ rows: rooms.map((room) => ({ ...room })), rowCount: rooms.length }),
    updateRow: async ({ rowId, updatedRow }) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (updatedRow.seats > 200) {
        throw new Error('A room has at most 200 seats.');
      }
      const room = rooms.find(({ id }) => id === rowId);
      if (room) {
        room.seats = updatedRow.seats;
      }
      return updatedRow;
    },
  };
}

export default function SaveEdits() {
  const dataSource = useMemo(() => createDataSource(), []);
  const [message, setMessage] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Rooms"
          columns={columns}
          dataSource={dataSource}
          onCellEditStart={() => setMessage('')}
          onDataSourceError={(error) => setMessage(error.message)}
          disableColumnFilter
          hideFooter
        />
      </Box>
      {message !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message}
        </Alert>
      )}
    </Box>
  );
}
