import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Room {
  readonly id: number;
  readonly room: string;
  readonly seats: number;
}

const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);

/** Compares with a tolerance of ten percent. */
const about: GridFilterOperator<Room, number> = {
  label: 'about',
  value: 'about',
  getApplyFilterFn: ({ value }) => {
    if (value === undefined || value === '') {
      return null;
    }
    const target = Number(value);
    return (seats) => Math.abs(seats - target) <= target * 0.1;
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Room>[] = [
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 140,
    filterOperators: textOperators,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 120,
    filterOperators: [about, ...getGridNumericOperators()],
  },
];

const rows: Room[] = [
  { id: 1, room: 'Lecture hall', seats: 180 },
  { id: 2, room: 'Auditorium', seats: 195 },
  { id: 3, room: 'Seminar room', seats: 24 },
  { id: 4, room: 'Studio', seats: 12 },
];

export default function FilterOperators() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Rooms"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'seats', operator: 'about', value: '190' }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
