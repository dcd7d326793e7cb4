import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef<{ id: number }>[] = Array.from({ length: 200 }, (_, index) => ({
  field: `c${index}`,
  headerName: `Sensor ${index + 1}`,
  type: 'number',
  width: 110,
  valueGetter: (_value, row) => ((row.id + 1) * (index + 3)) % 97,
}));

const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

export default function ManyColumns() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid aria-label="Sensors" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
