import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

/** Midnight of the day, plus a number of days. Not all days have 24 hours. */
const startOfDay = (date: Date, addedDays = 0) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + addedDays);

// The demo has a fixed date. Use `new Date()` in your app.
const today = startOfDay(new Date(2026, 4, 20, 9, 30));
const dayMs = 86_400_000;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function formatDay(date: Date) {
  const days = Math.round((startOfDay(date).getTime() - today.getTime()) / dayMs);
  return Math.abs(days) < 7 ? relative.format(days, 'day') : absolute.format(date);
}

interface Plant {
  readonly id: number;
  readonly plant: string;
  readonly watered: Date;
  readonly everyDays: number;
}

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  {
    field: 'watered',
    headerName: 'Watered',
    type: 'date',
    width: 140,
    valueFormatter: (date: Date) => formatDay(date),
  },
  {
    field: 'due',
    headerName: 'Next watering',
    type: 'date',
    width: 150,
    // The field isn't in the rows: the value is computed from another one.
    valueGetter: (_, row) => startOfDay(row.watered, row.everyDays),
    valueFormatter: (date: Date) => formatDay(date),
    cellClassName: ({ value }) => (value < today ? 'overdue' : ''),
  },
];

const rows: Plant[] = [
  { id: 1, plant: 'Fern', watered: new Date(2026, 4, 19, 7, 15), everyDays: 1 },
  { id: 2, plant: 'Cactus', watered: new Date(2026, 3, 28, 18, 0), everyDays: 30 },
  { id: 3, plant: 'Basil', watered: new Date(2026, 4, 18, 20, 45), everyDays: 1 },
];

export default function RelativeDates() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        sx={{ '& .overdue': { color: 'error.main', fontWeight: 'medium' } }}
        hideFooter
      />
    </Box>
  );
}
