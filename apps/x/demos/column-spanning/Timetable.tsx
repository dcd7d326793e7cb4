import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const hours = ['09', '10', '11', '12', '13'];

type Day = { readonly id: number; readonly room: string } & Record<string, string | number>;

const rows: Day[] = [
  { id: 1, room: 'Blue', h09: 'Yoga', h10: 'Yoga', h11: '', h12: 'Choir', h13: 'Choir' },
  {
    id: 2,
    room: 'Green',
    h09: '',
    h10: 'Life drawing',
    h11: 'Life drawing',
    h12: 'Life drawing',
    h13: '',
  },
  { id: 3, room: 'Attic', h09: 'Chess', h10: '', h11: 'Repair café', h12: 'Repair café', h13: '' },
];

/** How many hours from here on hold the same event. */
function span(row: Day, from: number): number {
  const event = row[`h${hours[from]}`];
  const end = hours.findIndex((hour, index) => index > from && row[`h${hour}`] !== event);
  return event === '' ? 1 : (end === -1 ? hours.length : end) - from;
}

const columns: GridColDef<Day>[] = [
  { field: 'room', headerName: 'Room', width: 90, hideable: false },
  ...hours.map((hour, index): GridColDef<Day> => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    width: 110,
    align: 'center',
    headerAlign: 'center',
    colSpan: (value, row) => span(row, index),
  })),
].map((column) => ({ ...column, sortable: false, filterable: false, disableColumnMenu: true }));

export default function Timetable() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Rooms on Saturday"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
