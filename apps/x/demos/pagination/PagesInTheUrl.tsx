import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = Array.from({ length: 18 }, (_, index) => ({
  id: index,
  recipe: `Soup no. ${index + 1}`,
  minutes: 20 + ((index * 7) % 40),
}));

function readModel(search: string): GridPaginationModel {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1) - 1;
  const pageSize = Number(params.get('size') ?? 5);
  return {
    page: Number.isInteger(page) && page >= 0 ? page : 0,
    pageSize: [5, 10].includes(pageSize) ? pageSize : 5,
  };
}

const writeModel = ({ page, pageSize }: GridPaginationModel) =>
  `?page=${page + 1}&size=${pageSize}`;

export default function PagesInTheUrl() {
  // In an app, use the search params of your router instead of this state.
  const [search, setSearch] = useState('?page=2&size=5');
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ fontFamily: 'monospace', mb: 1 }}>
        /recipes{search}
      </Typography>
      <Box sx={{ height: 390 }}>
        <DataGrid
          aria-label="Recipes"
          rows={rows}
          columns={columns}
          paginationModel={readModel(search)}
          onPaginationModelChange={(model) => setSearch(writeModel(model))}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
