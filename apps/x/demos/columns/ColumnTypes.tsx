import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'string', width: 120 },
  { field: 'mass', headerName: 'number', type: 'number', width: 110 },
  { field: 'taken', headerName: 'date', type: 'date', width: 120 },
  { field: 'checked', headerName: 'dateTime', type: 'dateTime', width: 180 },
  { field: 'valid', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'site',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: [
      { value: 'lake', label: 'Lake' },
      { value: 'bog', label: 'Bog' },
    ],
    width: 130,
  },
];

const rows = [
  {
    id: 1,
    sample: 'A-17',
    mass: 1204.5,
    taken: new Date(2025, 2, 14),
    checked: new Date(2025, 2, 15, 9, 30),
    valid: true,
    site: 'lake',
  },
  {
    id: 2,
    sample: 'A-18',
    mass: 87.25,
    taken: new Date(2025, 2, 16),
    checked: new Date(2025, 2, 18, 14, 5),
    valid: false,
    site: 'bog',
  },
  {
    id: 3,
    sample: 'B-02',
    mass: 640,
    taken: new Date(2025, 3, 2),
    checked: new Date(2025, 3, 2, 17, 45),
    valid: true,
    site: 'bog',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Samples" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
