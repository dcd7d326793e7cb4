import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'lamps', headerName: 'Lamps', type: 'number', width: 110 },
];

const rows = [
  { id: 1, street: 'Alder Way', lamps: 14 },
  { id: 2, street: 'Quayside', lamps: 31 },
];

function AllHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      {/* A grid contains rows only, so the content is a cell in a row. */}
      <Box role="row">
        <Box role="gridcell" sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <Typography>All columns are hidden.</Typography>
          <Button variant="outlined" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
            Show all columns
          </Button>
        </Box>
      </Box>
    </GridOverlay>
  );
}

export default function NoColumns() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Street lamps"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { street: false, lamps: false } } }}
        slots={{ noColumnsOverlay: AllHidden }}
        hideFooter
      />
    </Box>
  );
}
