import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'keywords', headerName: 'Keywords', width: 180 },
];

const rows = [
  { id: 1, product: 'Rain jacket', price: 89, keywords: 'waterproof anorak outdoor' },
  { id: 2, product: 'Wool sweater', price: 64, keywords: 'pullover jumper knit' },
  { id: 3, product: 'Canvas shoes', price: 45, keywords: 'sneakers trainers' },
];

export default function SearchHiddenColumns() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { keywords: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['sneakers'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
