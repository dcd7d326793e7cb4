import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Feeding {
  readonly id: number;
  readonly time: Date;
  readonly animal: string;
  readonly kilos: number;
}

const dayFormat = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
});
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

const columns: GridColDef<Feeding>[] = [
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 170,
    valueGetter: (_value, row) => row.time,
    valueFormatter: (time: Date) => dayFormat.format(time),
    rowSpanValueGetter: (_value, row) => row.time.toDateString(),
  },
  {
    field: 'time',
    headerName: 'Time',
    type: 'dateTime',
    width: 110,
    valueFormatter: (time: Date) => timeFormat.format(time),
    rowSpanValueGetter: () => null,
  },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 110, rowSpanValueGetter: () => null },
  {
    field: 'kilos',
    headerName: 'Food (kg)',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

const rows: Feeding[] = [
  { id: 1, time: new Date(2026, 4, 4, 8, 0), animal: 'Otter', kilos: 2 },
  { id: 2, time: new Date(2026, 4, 4, 12, 30), animal: 'Lynx', kilos: 3 },
  { id: 3, time: new Date(2026, 4, 4, 17, 0), animal: 'Otter', kilos: 2 },
  { id: 4, time: new Date(2026, 4, 5, 8, 0), animal: 'Otter', kilos: 2 },
  { id: 5, time: new Date(2026, 4, 5, 9, 15), animal: 'Elk', kilos: 11 },
];

export default function SpanByDay() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="Feeding times"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
