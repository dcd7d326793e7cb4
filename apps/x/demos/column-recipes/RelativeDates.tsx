import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// The demo has a fixed date. Use `new Date()` in your app.
const today = new Date(2026, 4, 20);
const dayMs = 86_400_000;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function formatDay(date: Date) {
  const days = Math.round((date.getTime() - today.getTime()) / dayMs);
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
    valueGetter: (_, row) => new Date(row.watered.getTime() + row.everyDays * dayMs),
    valueFormatter: (date: Date) => formatDay(date),
    cellClassName: ({ value }) => (value < today ? 'overdue' : ''),
  },
];

const rows: Plant[] = [
  { id: 1, plant: 'Fern', watered: new Date(2026, 4, 19), everyDays: 2 },
  { id: 2, plant: 'Cactus', watered: new Date(2026, 3, 28), everyDays: 30 },
  { id: 3, plant: 'Basil', watered: new Date(2026, 4, 17), everyDays: 1 },
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
