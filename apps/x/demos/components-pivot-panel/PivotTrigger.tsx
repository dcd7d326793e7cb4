import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridPivotIcon,
  PivotPanelTrigger,
  Toolbar,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'fruit', headerName: 'Fruit', width: 120 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 110 },
];

const rows = [
  { id: 1, orchard: 'East', fruit: 'Apples', tons: 41 },
  { id: 2, orchard: 'East', fruit: 'Pears', tons: 12 },
  { id: 3, orchard: 'Lake', fruit: 'Apples', tons: 27 },
  { id: 4, orchard: 'Lake', fruit: 'Pears', tons: 30 },
];

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'fruit' }],
  values: [{ field: 'tons', aggFunc: 'sum' }],
};

function HarvestToolbar() {
  return (
    <Toolbar aria-label="Harvest">
      <PivotPanelTrigger
        render={(props, { active }) => (
          <Button
            {...props}
            color="primary"
            variant={active ? 'contained' : 'outlined'}
            startIcon={<GridPivotIcon />}
          >
            Pivot table
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function PivotTrigger() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Harvest"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        slots={{ toolbar: HarvestToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
