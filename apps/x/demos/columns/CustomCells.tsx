import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    width: 180,
    renderCell: ({ value = 0, row }: GridRenderCellParams<{ task: string }, number>) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`Progress of ${row.task}`}
          sx={{ flex: 1 }}
        />
        {value}%
      </Box>
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 140,
    renderCell: ({ value }: GridRenderCellParams<{ task: string }, string>) => (
      <Chip label={value} size="small" variant="outlined" />
    ),
  },
];

const rows = [
  { id: 1, task: 'Survey', progress: 100, state: 'Done' },
  { id: 2, task: 'Foundations', progress: 60, state: 'Under way' },
  { id: 3, task: 'Timber frame', progress: 5, state: 'Under way' },
  { id: 4, task: 'Roof', progress: 0, state: 'Waiting' },
];

export default function CustomCells() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
