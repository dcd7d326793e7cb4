import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  {
    field: 'team',
    headerName: 'Team',
    width: 130,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    renderCell: ({ value }) => <Chip label={value} />,
  },
  {
    field: 'done',
    headerName: 'Progress',
    type: 'number',
    width: 150,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Progress of ${row.task}`}
        sx={{ flexGrow: 1 }}
      />
    ),
  },
];

const rows = [
  { id: 1, task: 'Survey the roof', team: 'Site', done: 80 },
  { id: 2, task: 'Order windows', team: 'Office', done: 35 },
  { id: 3, task: 'Dig the drain', team: 'Site', done: 10 },
];

export default function FlexCells() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Tasks" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
