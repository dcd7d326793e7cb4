import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const days = ['mon', 'tue', 'wed'] as const;

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'mon', headerName: 'Monday', type: 'number', width: 110 },
  { field: 'tue', headerName: 'Tuesday', type: 'number', width: 110 },
  { field: 'wed', headerName: 'Wednesday', type: 'number', width: 120 },
];

const rows = [
  { id: 1, station: 'Harbor', mon: 38, tue: 61, wed: 44 },
  { id: 2, station: 'Tunnel', mon: 72, tue: 69, wed: 58 },
  { id: 3, station: 'Park', mon: 21, tue: 25, wed: 19 },
];

function selectAbove(limit: number): GridCellSelectionModel {
  return Object.fromEntries(
    rows.map((row) => [row.id, Object.fromEntries(days.map((day) => [day, row[day] > limit]))]),
  );
}

export default function ControlledCells() {
  const [model, setModel] = useState<GridCellSelectionModel>(() => selectAbove(60));
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setModel(selectAbove(60))} sx={{ mr: 1 }}>
        Select values above 60
      </Button>
      <Button onClick={() => setModel({})}>Clear</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          aria-label="Particles by day"
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
