import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 120 },
  { field: 'moons', headerName: 'Moons', type: 'number', width: 110 },
  { field: 'code', headerName: 'Code', width: 100 },
];

const rows = [
  { id: 1, planet: 'Mercury', moons: 0, code: 'ME' },
  { id: 2, planet: 'Mars', moons: 2, code: 'MA' },
  { id: 3, planet: 'Uranus', moons: 28, code: 'UR' },
  { id: 4, planet: 'Neptune', moons: 16, code: 'NE' },
];

export default function InitialState() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Planets"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'moons', sort: 'desc' }] },
          filter: { filterModel: { items: [{ field: 'moons', operator: '>', value: 1 }] } },
          columns: { columnVisibilityModel: { code: false } },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
