import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'county', headerName: 'County', width: 120 },
  { field: 'homes', headerName: 'Homes with a heat pump', type: 'number', width: 120 },
  { field: 'wait', headerName: 'Average wait for a fitter, in weeks', type: 'number', width: 150 },
];

const rows = [
  { id: 1, county: 'Ashmere', homes: 5210, wait: 11 },
  { id: 2, county: 'Dunholt', homes: 870, wait: 4 },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Heat pumps"
        rows={rows}
        columns={columns}
        columnHeaderHeight={84}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
        hideFooter
      />
    </Box>
  );
}
