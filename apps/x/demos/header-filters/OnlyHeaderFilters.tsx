import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 130 },
  { field: 'notes', headerName: 'Notes', width: 160 },
];

const rows = [
  { id: 1, species: 'Barn swallow', count: 42, notes: '' },
  { id: 2, species: 'Common swift', count: 118, notes: 'Two colonies' },
  { id: 3, species: 'House martin', count: 27, notes: '' },
];

export default function OnlyHeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Bird counts"
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
