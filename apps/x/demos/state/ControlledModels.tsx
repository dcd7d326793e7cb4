import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'kite', headerName: 'Kite', flex: 1, minWidth: 130 },
  { field: 'span', headerName: 'Span (cm)', type: 'number', width: 130 },
];

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  kite: `Kite ${index + 1}`,
  span: 90 + ((index * 37) % 110),
}));

export default function ControlledModels() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'span', sort: 'asc' }]);
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });

  const changeSorting = (model: GridSortModel) => {
    setSortModel(model);
    setPaginationModel({ ...paginationModel, page: 0 });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        Page {paginationModel.page + 1}, sorted by {sortModel[0]?.field ?? 'nothing'}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Kites"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={changeSorting}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
