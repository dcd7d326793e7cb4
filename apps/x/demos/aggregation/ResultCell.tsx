import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    field: 'completed',
    headerName: 'Completed',
    type: 'number',
    width: 180,
    display: 'flex',
    valueFormatter: (value?: number) => `${Math.round(value ?? 0)}%`,
    renderCell: ({ value, formattedValue, aggregation, row }) =>
      aggregation ? (
        <strong>{formattedValue}</strong>
      ) : (
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`${row.course} completed`}
          sx={{ width: '100%' }}
        />
      ),
  },
];

const rows = [
  { id: 1, course: 'First aid', completed: 92 },
  { id: 2, course: 'Fire safety', completed: 64 },
  { id: 3, course: 'Data protection', completed: 38 },
];

export default function ResultCell() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGridPremium
        aria-label="Courses"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { completed: 'avg' } } }}
        hideFooter
      />
    </Box>
  );
}
