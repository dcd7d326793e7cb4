import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 140 },
  { field: 'founded', headerName: 'Founded', type: 'number', width: 140 },
  {
    field: 'line',
    headerName: 'Line',
    type: 'singleSelect',
    valueOptions: ['Red', 'Blue', 'Green'],
    width: 140,
  },
];

const rows = [
  { id: 1, city: 'Bergen', founded: 1070, line: 'Red' },
  { id: 2, city: 'Graz', founded: 1128, line: 'Green' },
  { id: 3, city: 'Porto', founded: 1123, line: 'Blue' },
  { id: 4, city: 'Turku', founded: 1229, line: 'Red' },
];

export default function HeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro aria-label="Cities" rows={rows} columns={columns} headerFilters hideFooter />
    </Box>
  );
}
