import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'stadt', headerName: 'Stadt', flex: 1, minWidth: 130 },
  { field: 'einwohner', headerName: 'Einwohner', type: 'number', width: 130 },
];

const rows = [
  { id: 1, stadt: 'Graz', einwohner: 302_000 },
  { id: 2, stadt: 'Linz', einwohner: 212_000 },
  { id: 3, stadt: 'Villach', einwohner: 65_000 },
];

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Städte"
        rows={rows}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        showToolbar
        pageSizeOptions={[25]}
      />
    </Box>
  );
}
