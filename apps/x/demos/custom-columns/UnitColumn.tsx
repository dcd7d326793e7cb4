import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

type Unit = 'kilometer' | 'kilogram' | 'kilometer-per-hour';

/** Returns a column type for a number with a unit. */
function unitColumn(unit: Unit, digits = 0): GridColTypeDef<number | null, string> {
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return {
    type: 'number',
    width: 130,
    valueFormatter: (value?: number | null) => (value == null ? '' : format.format(value)),
  };
}

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Cargo bike', flex: 1, minWidth: 130 },
  { field: 'load', headerName: 'Load', ...unitColumn('kilogram') },
  { field: 'range', headerName: 'Range', ...unitColumn('kilometer') },
  { field: 'speed', headerName: 'Top speed', ...unitColumn('kilometer-per-hour', 1) },
];

const rows = [
  { id: 1, bike: 'Long John', load: 120, range: 60, speed: 25 },
  { id: 2, bike: 'Front loader', load: 180, range: null, speed: 24.5 },
  { id: 3, bike: 'Trike', load: 210, range: 45, speed: 18.2 },
];

export default function UnitColumn() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Cargo bikes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
