import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, book: 'Small Engines', rating: 4.1, price: 18 },
  { id: 2, book: 'The Tide Tables', rating: 4.7, price: 24 },
  { id: 3, book: 'A Field of Glass', rating: 3.9, price: 12 },
];

const orders: Record<string, GridSortModel> = {
  'Best rated': [{ field: 'rating', sort: 'desc' }],
  Cheapest: [{ field: 'price', sort: 'asc' }],
  'A to Z': [{ field: 'book', sort: 'asc' }],
};

export default function SortSelect() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'rating', sort: 'desc' }]);
  const [sorting] = sortModel;
  const chosen = Object.entries(orders).find(
    ([, [order]]) => order?.field === sorting?.field && order?.sort === sorting?.sort,
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Order"
        value={chosen?.[0] ?? ''}
        onChange={({ target }) => setSortModel(orders[target.value] ?? [])}
        sx={{ width: 160, mb: 1 }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Books by order"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
