import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const phases = ['Sketch', 'Build', 'Done'];
const phaseColors: Record<string, ChipProps['color']> = {
  Sketch: 'default',
  Build: 'primary',
  Done: 'success',
};

const person: Partial<GridColDef> = {
  display: 'flex',
  renderCell: ({ value }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar sx={{ width: 28, height: 28, fontSize: 14 }}>{String(value).charAt(0)}</Avatar>
      {value}
    </Box>
  ),
};

const status: Partial<GridColDef> = {
  type: 'singleSelect',
  display: 'flex',
  renderCell: ({ value }) => <Chip size="small" label={value} color={phaseColors[value]} />,
  // Sorts by phase instead of alphabetically.
  sortComparator: (a: string, b: string) => phases.indexOf(a) - phases.indexOf(b),
};

const progress: Partial<GridColDef> = {
  type: 'number',
  display: 'flex',
  align: 'left',
  headerAlign: 'left',
  valueFormatter: (value: number) => `${value}%`,
  renderCell: ({ value, formattedValue, colDef, row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-label={`${colDef.headerName}: ${row.boat}`}
        variant="determinate"
        value={value}
        sx={{ flexGrow: 1 }}
      />
      <Box sx={{ width: 40 }}>{formattedValue}</Box>
    </Box>
  ),
};

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { ...person, field: 'builder', headerName: 'Builder', width: 140 },
  { ...status, field: 'phase', headerName: 'Phase', width: 110, valueOptions: phases },
  { ...progress, field: 'finished', headerName: 'Finished', width: 150 },
];

const rows = [
  { id: 1, boat: 'Skiff 14', builder: 'Milo', phase: 'Build', finished: 60 },
  { id: 2, boat: 'Canoe', builder: 'Asha', phase: 'Done', finished: 100 },
  { id: 3, boat: 'Ferry tender', builder: 'Ines', phase: 'Sketch', finished: 5 },
];

export default function StatusAndProgress() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid aria-label="Boats" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
