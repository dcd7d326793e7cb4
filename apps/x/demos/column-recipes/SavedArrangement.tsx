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
  const api = useGridApiRef();
  // An application would write this to its server or to the storage of the browser.
  const [saved, setSaved] = useState<GridInitialState>();
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setSaved(api.current?.exportState())}>
        Save the arrangement
      </Button>
      <Button disabled={!saved} onClick={() => saved && api.current?.restoreState(saved)}>
        Restore it
      </Button>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGrid aria-label="Boats" apiRef={api} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
