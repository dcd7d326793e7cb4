import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'glacier', headerName: 'Glacier', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 130 },
  { field: 'measured', headerName: 'Measured', type: 'date', width: 120 },
];

const rows = [
  { id: 1, glacier: 'Svart', length: 4.2, measured: new Date(2024, 8, 1) },
  { id: 2, glacier: 'Aust', length: 11.8, measured: new Date(2025, 8, 3) },
  { id: 3, glacier: 'Blue Tongue', length: 7.5, measured: new Date(2023, 7, 28) },
];

export default function StartSorted() {
  const [model, setModel] = useState<GridSortModel>([{ field: 'length', sort: 'desc' }]);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Glaciers"
          rows={rows}
          columns={columns}
          sortModel={model}
          onSortModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {model[0] ? `Sorted by ${model[0].field}, ${model[0].sort}` : 'In the order of the data'}
      </Typography>
    </Box>
  );
}
