import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  {
    field: 'lines',
    headerName: 'Lines',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

const rows = [
  { id: 1, region: 'North', city: 'Bergen', lines: 4 },
  { id: 2, region: 'South', city: 'Porto', lines: 6 },
  { id: 3, region: 'North', city: 'Turku', lines: 4 },
  { id: 4, region: 'South', city: 'Graz', lines: 6 },
];

export default function SpanWithSorting() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Lines by region"
        rows={rows}
        columns={columns}
        rowSpanning
        initialState={{ sorting: { sortModel: [{ field: 'region', sort: 'asc' }] } }}
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
