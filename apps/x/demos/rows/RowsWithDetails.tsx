import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Buoy {
  readonly id: number;
  readonly buoy: string;
  readonly wave: number;
  readonly position: { readonly north: number; readonly east: number };
}

const columns: GridColDef<Buoy>[] = [
  { field: 'buoy', headerName: 'Buoy', flex: 1, minWidth: 120 },
  { field: 'wave', headerName: 'Wave (m)', type: 'number', width: 120 },
  {
    field: 'position',
    headerName: 'Position',
    width: 160,
    valueGetter: (_value, row) => `${row.position.north} N, ${row.position.east} E`,
  },
];

const rows: GridRowsProp<Buoy> = [
  { id: 1, buoy: 'North bank', wave: 1.4, position: { north: 61.2, east: 3.4 } },
  { id: 2, buoy: 'Reef end', wave: 2.7, position: { north: 60.8, east: 4.1 } },
  { id: 3, buoy: 'Sound', wave: 0.6, position: { north: 60.4, east: 5.0 } },
];

export default function RowsWithDetails() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Buoys" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
