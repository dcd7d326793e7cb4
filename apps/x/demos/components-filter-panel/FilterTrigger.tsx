import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  GridFilterListIcon,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'quilt', headerName: 'Quilt', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  { id: 1, quilt: 'Log cabin', hours: 60 },
  { id: 2, quilt: 'Flying geese', hours: 110 },
  { id: 3, quilt: 'Nine patch', hours: 35 },
];

function QuiltToolbar() {
  return (
    <Toolbar aria-label="Quilts">
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Button
            {...props}
            color="primary"
            variant={filterCount > 0 ? 'contained' : 'outlined'}
            startIcon={<GridFilterListIcon />}
          >
            {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function FilterTrigger() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Quilts"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'hours', operator: '>', value: '50' }] } },
        }}
        slots={{ toolbar: QuiltToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
