import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'cheese', headerName: 'Cheese', width: 140 },
  { field: 'months', headerName: 'Months', type: 'number', width: 100 },
];

const rows = [
  { id: 1, region: 'Alps', cheese: 'Bergkäse', months: 10 },
  { id: 2, region: 'Coast', cheese: 'Salt marsh', months: 4 },
];

export default function StartOrder() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Cheeses"
        rows={rows}
        columns={columns}
        initialState={{ columns: { orderedFields: ['cheese', 'months'] } }}
        hideFooter
      />
    </Box>
  );
}
