import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  readonly id: number;
  readonly buoy: { readonly name: string; readonly operator: string };
  readonly taken: string;
  readonly tenths: number;
}

const columns: GridColDef<Reading>[] = [
  {
    field: 'buoy',
    headerName: 'Buoy',
    flex: 1,
    minWidth: 130,
    valueGetter: (value: Reading['buoy']) => value.name,
  },
  {
    field: 'operator',
    headerName: 'Operator',
    width: 120,
    valueGetter: (value, row) => row.buoy.operator,
  },
  {
    field: 'taken',
    headerName: 'Taken',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(value),
  },
  {
    field: 'tenths',
    headerName: 'Wave (m)',
    type: 'number',
    width: 110,
    valueGetter: (value: number) => value / 10,
  },
];

const north = { name: 'North bank', operator: 'Coast guard' };
const reef = { name: 'Reef end', operator: 'University' };

const rows: Reading[] = [
  { id: 1, buoy: north, taken: '2026-03-02T08:00:00', tenths: 14 },
  { id: 2, buoy: reef, taken: '2026-03-02T08:00:00', tenths: 27 },
  { id: 3, buoy: north, taken: '2026-03-11T08:00:00', tenths: 8 },
];

export default function ConvertValues() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Waves" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
