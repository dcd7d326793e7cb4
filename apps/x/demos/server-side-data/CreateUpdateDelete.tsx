import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridDeleteIcon,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

interface Room {
  readonly id: number;
  readonly room: string;
  readonly seats: number;
}

/** Replace these functions with requests to your server. */
function createServer() {
  let rooms: Room[] = ['Library', 'Workshop', 'Hall', 'Attic', 'Studio', 'Cellar'].map(
    (room, index) => ({ id: index + 1, room, seats: 12 + index * 8 }),
  );
  let nextId = rooms.length + 1;
  const answer = <T,>(value: T) =>
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(value), 300);
    });
  return {
    list: (start: number, end: number) =>
      answer({ rows: rooms.slice(start, end + 1), rowCount: rooms.length }),
    create: (room: string) => {
      rooms = [{ id: nextId, room, seats: 10 }, ...rooms];
      nextId += 1;
      return answer(undefined);
    },
    update: (changed: Room) => {
      rooms = rooms.map((room) => (room.id === changed.id ? changed : room));
      return answer(changed);
    },
    remove: (id: number) => {
      rooms = rooms.filter((room) => room.id !== id);
      return answer(undefined);
    },
  };
}

export default function CreateUpdateDelete() {
  const apiRef = useGridApiRef();
  const server = useMemo(() => createServer(), []);
  const [message, setMessage] = useState('');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: ({ start, end }) => server.list(Number(start), end),
      updateRow: ({ updatedRow }) => {
        if (updatedRow.seats < 1) {
          throw new Error('A room needs at least one seat.');
        }
        return server.update({ id: updatedRow.id, room: updatedRow.room, seats: updatedRow.seats });
      },
    }),
    [server],
  );

  const columns = useMemo<GridColDef<Room>[]>(() => {
    const remove = async (id: number) => {
      await server.remove(id);
      apiRef.current?.dataSource.cache.clear();
      await apiRef.current?.dataSource.fetchRows();
    };
    return [
      { field: 'room', headerName: 'Room', flex: 1, minWidth: 120, editable: true },
      { field: 'seats', headerName: 'Seats', type: 'number', width: 100, editable: true },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<GridDeleteIcon />}
              label={`Delete ${params.row.room}`}
              onClick={() => void remove(params.row.id)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, [apiRef, server]);

  const create = async () => {
    await server.create('New room');
    apiRef.current?.setPage(0);
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="contained" onClick={() => void create()} sx={{ mb: 1 }}>
        Add room
      </Button>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Rooms with actions"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          onCellEditStart={() => setMessage('')}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          disableRowSelectionOnClick
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
