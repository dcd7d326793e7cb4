import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call sign', width: 180 },
  { field: 'boat', headerName: 'Boat', width: 60 },
  { field: 'harbor', headerName: 'Home harbor', width: 70 },
];

const rows = [
  { id: 1, call: 'OVYA', boat: 'Marie', harbor: 'Bremanger' },
  { id: 2, call: 'LKTR', boat: 'Northern Star', harbor: 'Bergen' },
];

export default function FitColumns() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          void apiRef.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true })
        }
        sx={{ mb: 1 }}
      >
        Fit all columns
      </Button>
      <Box sx={{ height: 230 }}>
        <DataGrid apiRef={apiRef} aria-label="Boats" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
