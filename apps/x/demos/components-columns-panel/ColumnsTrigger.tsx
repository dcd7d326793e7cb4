import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  GridViewColumnIcon,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

const rows = [
  { id: 1, flight: 'NA 204', to: 'Bergen', gate: 'B 4' },
  { id: 2, flight: 'NA 311', to: 'Porto', gate: 'A 12' },
  { id: 3, flight: 'NA 518', to: 'Graz', gate: 'B 1' },
];

function FlightToolbar() {
  return (
    <Toolbar aria-label="Departures">
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <Button
            {...props}
            color="primary"
            variant={open ? 'contained' : 'outlined'}
            startIcon={<GridViewColumnIcon />}
          >
            Columns
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsTrigger() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FlightToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
