import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 130, hideable: false },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 100 },
  { field: 'ring', headerName: 'Ring number', width: 140 },
  { field: 'observer', headerName: 'Observer', width: 130 },
];

const rows = [
  { id: 1, bird: 'Dunlin', seen: 42, ring: 'K-2203', observer: 'Amara' },
  { id: 2, bird: 'Curlew', seen: 7, ring: 'K-2217', observer: 'Iben' },
  { id: 3, bird: 'Redshank', seen: 19, ring: 'K-2218', observer: 'Amara' },
];

const everything: GridColumnVisibilityModel = {};
const short: GridColumnVisibilityModel = { ring: false, observer: false };

export default function ColumnVisibility() {
  const [model, setModel] = useState(short);
  const isShort = model.ring === false && model.observer === false;
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setModel(isShort ? everything : short)}>
        {isShort ? 'Show all columns' : 'Show fewer columns'}
      </Button>
      <Box sx={{ height: 260, mt: 2 }}>
        <DataGrid
          aria-label="Birds"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
