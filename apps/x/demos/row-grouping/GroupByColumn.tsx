import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 110 },
];

const rows = [
  { id: 1, line: 'Blue', stop: 'Harbor', riders: 1820 },
  { id: 2, line: 'Blue', stop: 'Old Market', riders: 2410 },
  { id: 3, line: 'Green', stop: 'University', riders: 3105 },
  { id: 4, line: 'Green', stop: 'Stadium', riders: 950 },
  { id: 5, line: 'Green', stop: 'Airport', riders: 2760 },
  { id: 6, line: 'Red', stop: 'Hospital', riders: 1490 },
];

export default function GroupByColumn() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Stops"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Green'}
        hideFooter
      />
    </Box>
  );
}
