import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 130 },
  { field: 'rows', headerName: 'Rows', type: 'number', width: 110 },
];

const loaded = 320;
const total = 800;

function ImportOverlay() {
  return (
    <GridOverlay>
      {/* A grid contains rows only, so the content is a cell in a row. */}
      <Box role="row">
        <Box role="gridcell" sx={{ width: 200 }}>
          <Typography id="import-label" variant="body2" gutterBottom>
            {loaded} of {total} rows imported
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(loaded / total) * 100}
            aria-labelledby="import-label"
          />
        </Box>
      </Box>
    </GridOverlay>
  );
}

export default function LoadingProgress() {
  return (
    <Box sx={{ width: '100%', height: 240 }}>
      <DataGrid
        aria-label="Import"
        rows={[]}
        columns={columns}
        loading
        slots={{ loadingOverlay: ImportOverlay }}
        hideFooter
      />
    </Box>
  );
}
