import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Leg {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly kilometers: number;
  readonly minutes: number;
}

const columns: GridColDef<Leg>[] = [
  {
    field: 'leg',
    headerName: 'Leg',
    flex: 1,
    minWidth: 180,
    valueGetter: (value, row) => `${row.from} to ${row.to}`,
  },
  {
    field: 'kilometers',
    headerName: 'Distance',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${value.toFixed(1)} km`,
  },
  {
    field: 'speed',
    headerName: 'Speed',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.kilometers / (row.minutes / 60),
    valueFormatter: (value: number) => `${value.toFixed(0)} km/h`,
  },
];

const rows: Leg[] = [
  { id: 1, from: 'Harbor', to: 'Mill Lane', kilometers: 4.2, minutes: 11 },
  { id: 2, from: 'Mill Lane', to: 'Old Market', kilometers: 12.75, minutes: 18 },
  { id: 3, from: 'Old Market', to: 'Summit', kilometers: 7.9, minutes: 35 },
];

export default function DerivedValues() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Legs of a route" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
