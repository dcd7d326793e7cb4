import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'member', headerName: 'Member', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'rate', headerName: 'Rate', type: 'number', width: 110 },
];

const rows = [
  { id: 1, team: 'Design', member: 'Elif', hours: 32, rate: 85 },
  { id: 2, team: 'Design', member: 'Pavel', hours: 18, rate: 75 },
  { id: 3, team: 'Field', member: 'Asha', hours: 40, rate: 60 },
  { id: 4, team: 'Field', member: 'Luca', hours: 36, rate: 64 },
];

export default function GroupTotals() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Hours by team"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['team'] },
          columns: { columnVisibilityModel: { team: false } },
          aggregation: { model: { hours: 'sum', rate: 'avg' } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
