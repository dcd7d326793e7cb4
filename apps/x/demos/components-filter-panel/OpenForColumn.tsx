import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, ferry: 'Northern Star', delay: 0 },
  { id: 2, ferry: 'Island Queen', delay: 15 },
  { id: 3, ferry: 'Sound Runner', delay: 40 },
];

export default function OpenForColumn() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.showFilterPanel('delay')}
        sx={{ mb: 1 }}
      >
        Filter by delay
      </Button>
      <Box sx={{ height: 280 }}>
        <DataGrid apiRef={apiRef} aria-label="Ferries" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
