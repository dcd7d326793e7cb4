import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80, disableReorder: true },
  { field: 'bulb', headerName: 'Bulb', width: 130 },
  { field: 'depth', headerName: 'Depth (cm)', type: 'number', width: 120 },
  { field: 'month', headerName: 'Plant in', width: 120 },
  { field: 'color', headerName: 'Color', width: 110 },
];

const rows = [
  { id: 1, code: 'T1', bulb: 'Parrot tulip', depth: 15, month: 'October', color: 'Red' },
  { id: 2, code: 'N4', bulb: 'Jonquil', depth: 12, month: 'September', color: 'Yellow' },
  { id: 3, code: 'C2', bulb: 'Crocus', depth: 8, month: 'September', color: 'Violet' },
];

export default function DragColumns() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPro aria-label="Bulbs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
