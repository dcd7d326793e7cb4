import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 130 },
];

const rows = [
  { id: 1, dish: 'Fish soup', region: 'Coast' },
  { id: 2, dish: 'Dumplings', region: 'Mountains' },
  { id: 3, dish: 'Rye bread', region: 'Plains' },
  { id: 4, dish: 'Smoked fish', region: 'Lakes' },
];

export default function SearchAboveTheGrid() {
  const [search, setSearch] = useState('fish');
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: search.split(' ').filter((word) => word !== '') }),
    [search],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Search dishes"
        type="search"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Dishes"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
