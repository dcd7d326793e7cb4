import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stone', headerName: 'Stone', flex: 1, minWidth: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 120 },
];

const rows = [
  { id: 1, stone: 'Granite', hardness: 6 },
  { id: 2, stone: 'Limestone', hardness: 3 },
  { id: 3, stone: 'Slate', hardness: 3 },
];

function NoMatches() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      {/* A grid contains rows only, so the content is a cell in a row. */}
      <Box role="row">
        <Box role="gridcell" sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <Typography>No stone matches the filter.</Typography>
          <Button variant="outlined" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
            Clear the filter
          </Button>
        </Box>
      </Box>
    </GridOverlay>
  );
}

export default function NoResults() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Stones"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'hardness', operator: '>', value: '8' }] } },
        }}
        slots={{ noResultsOverlay: NoMatches }}
        hideFooter
      />
    </Box>
  );
}
