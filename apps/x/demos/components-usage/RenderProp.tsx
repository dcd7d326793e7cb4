import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'court', headerName: 'Court', flex: 1, minWidth: 130 },
  { field: 'surface', headerName: 'Surface', width: 120 },
];

const rows = [
  { id: 1, court: 'Center', surface: 'Clay' },
  { id: 2, court: 'North', surface: 'Grass' },
  { id: 3, court: 'South', surface: 'Clay' },
];

function CourtToolbar() {
  return (
    <Toolbar aria-label="Courts">
      {/* An element receives the props. */}
      <ExportPrint render={<Button variant="outlined" />}>Print</ExportPrint>
      {/* A function receives the props and the state. */}
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Badge badgeContent={filterCount} color="secondary">
            <Button {...props} variant="outlined" color="primary">
              Filter
            </Button>
          </Badge>
        )}
      />
    </Toolbar>
  );
}

export default function RenderProp() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Courts"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'surface', operator: 'equals', value: 'Clay' }] },
          },
        }}
        slots={{ toolbar: CourtToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
