import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', width: 110 },
  ...months.map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 120,
  })),
  { field: 'average', headerName: 'Average', type: 'number', width: 110 },
];

const rows = [1, 2, 3].map((number) => {
  const levels = months.map((month, index) => [month, 4 + ((number * 3 + index * 5) % 9)] as const);
  const sum = levels.reduce((total, [, level]) => total + level, 0);
  return {
    id: number,
    well: `Well ${number}`,
    ...Object.fromEntries(levels),
    average: Math.round(sum / months.length),
  };
});

export default function PinnedInitially() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPro
        aria-label="Water levels"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['well'], right: ['average'] } }}
        pinnedColumnsSectionSeparator="border"
        hideFooter
      />
    </Box>
  );
}
