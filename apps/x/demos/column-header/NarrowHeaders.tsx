import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  ...days.map((day): GridColDef => ({
    field: day,
    headerName: day.slice(0, 2),
    description: day,
    type: 'number',
    width: 60,
    disableColumnMenu: true,
    hideSortIcons: true,
  })),
];

const rows = ['Surgery', 'Maternity', 'Children'].map((ward, index) => ({
  id: ward,
  ward,
  ...Object.fromEntries(days.map((day, step) => [day, 4 + ((index * 5 + step * 3) % 7)])),
}));

export default function NarrowHeaders() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Nurses by day" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
