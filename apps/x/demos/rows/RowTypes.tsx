import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'sea', headerName: 'Sea', width: 120 },
  { field: 'buoy', headerName: 'Buoy', width: 140 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 130 },
];

const rows = [
  { id: 1, sea: 'North Sea', buoy: 'North bank', readings: 288 },
  { id: 2, sea: 'North Sea', buoy: 'Reef end', readings: 276 },
  { id: 3, sea: 'Baltic', buoy: 'Sound', readings: 144 },
];

const pinnedRows = { top: [{ id: 'test', sea: 'Test', buoy: 'Calibration', readings: 12 }] };

export default function RowTypes() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Readings by sea"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{
          rowGrouping: { model: ['sea'] },
          aggregation: { model: { readings: 'sum' } },
          columns: { columnVisibilityModel: { sea: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
