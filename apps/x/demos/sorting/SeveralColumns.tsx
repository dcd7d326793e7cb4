import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', width: 120 },
  { field: 'urgency', headerName: 'Urgency', type: 'number', width: 120 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, ward: 'East', urgency: 2, task: 'Street lamp out' },
  { id: 2, ward: 'West', urgency: 1, task: 'Bench broken' },
  { id: 3, ward: 'East', urgency: 3, task: 'Pipe leaking' },
  { id: 4, ward: 'West', urgency: 3, task: 'Tree down' },
];

export default function SeveralColumns() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Tasks by ward"
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'ward', sort: 'asc' },
              { field: 'urgency', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
