import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 'A1', gate: 'A1', flight: 'QX 204', state: 'Waiting' },
  { id: 'A2', gate: 'A2', flight: 'QX 318', state: 'Waiting' },
  { id: 'B1', gate: 'B1', flight: 'ND 77', state: 'Boarding' },
];

export default function UpdateSomeRows() {
  const api = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => api.current?.updateRows([{ id: 'A1', state: 'Boarding' }])}>
        Board A1
      </Button>
      <Button onClick={() => api.current?.updateRows([{ id: 'B1', _action: 'delete' }])}>
        Close B1
      </Button>
      <Button
        onClick={() =>
          api.current?.updateRows([{ id: 'C4', gate: 'C4', flight: 'ND 12', state: 'Waiting' }])
        }
      >
        Open C4
      </Button>
      <Box sx={{ height: 310, mt: 1 }}>
        <DataGrid aria-label="Gates" apiRef={api} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
