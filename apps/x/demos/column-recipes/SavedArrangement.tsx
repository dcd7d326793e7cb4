import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call sign', width: 110 },
  { field: 'boat', headerName: 'Boat', width: 130 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 90 },
];

const rows = [
  { id: 1, call: 'OVYA', boat: 'Marie', length: 11.5, crew: 2 },
  { id: 2, call: 'LKTR', boat: 'Sula', length: 24, crew: 6 },
];

export default function SavedArrangement() {
  const apiRef = useGridApiRef();
  // In your app, write the state to your server or to `localStorage`.
  const [saved, setSaved] = useState<GridInitialState>();
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setSaved(apiRef.current?.exportState())}>
          Save state
        </Button>
        <Button
          variant="outlined"
          disabled={!saved}
          onClick={() => saved && apiRef.current?.restoreState(saved)}
        >
          Restore state
        </Button>
      </Box>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGrid aria-label="Boats" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
