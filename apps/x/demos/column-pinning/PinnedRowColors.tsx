import Box from '@mui/material/Box';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', width: 140 },
  ...quarters.map((quarter): GridColDef => ({
    field: quarter,
    headerName: `${quarter} (hours)`,
    type: 'number',
    width: 150,
  })),
];

const rows = ['Lathe', 'Mill', 'Drill press', 'Band saw'].map((machine, index) => ({
  id: machine,
  machine,
  isDueForService: index === 1,
  ...Object.fromEntries(quarters.map((quarter, step) => [quarter, 120 + index * 40 + step * 25])),
}));

export default function PinnedRowColors() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGridPro
        aria-label="Machine hours"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['machine'] } }}
        getRowClassName={({ row }) => (row.isDueForService ? 'service' : '')}
        sx={(theme) => ({
          [`& .service, & .service .${gridClasses['cell--pinnedLeft']}`]: {
            backgroundColor: '#fff4d6',
            ...theme.applyStyles('dark', { backgroundColor: '#3d3217' }),
          },
        })}
        hideFooter
      />
    </Box>
  );
}
