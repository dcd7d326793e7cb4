import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

const storageKey = 'demo-lighthouses';

const columns: GridColDef[] = [
  { field: 'lighthouse', headerName: 'Lighthouse', width: 160 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 130 },
  { field: 'built', headerName: 'Built', width: 100 },
];

const rows = [
  { id: 1, lighthouse: 'Outer Rock', height: 34, built: '1881' },
  { id: 2, lighthouse: 'Gull Point', height: 21, built: '1906' },
  { id: 3, lighthouse: 'Sandbank', height: 48, built: '1874' },
];

function readState(): GridInitialState {
  return JSON.parse(globalThis.localStorage?.getItem(storageKey) ?? '{}') as GridInitialState;
}

export default function StateInStorage() {
  const apiRef = useGridApiRef();
  // A new key mounts the grid again, like a new visit.
  const [visit, setVisit] = useState(1);
  const save = () => {
    localStorage.setItem(storageKey, JSON.stringify(apiRef.current?.exportState()));
    setVisit(visit + 1);
  };
  const reset = () => {
    localStorage.removeItem(storageKey);
    setVisit(visit + 1);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={save} sx={{ mr: 1 }}>
        Save and mount again
      </Button>
      <Button onClick={reset}>Reset</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid
          key={visit}
          apiRef={apiRef}
          aria-label="Lighthouses"
          rows={rows}
          columns={columns}
          initialState={readState()}
          hideFooter
        />
      </Box>
    </Box>
  );
}
