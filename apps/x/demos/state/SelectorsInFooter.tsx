import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  GridFooterContainer,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 130 },
  { field: 'plants', headerName: 'Plants', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bed: 'South 1', plants: 24 },
  { id: 2, bed: 'South 2', plants: 30 },
  { id: 3, bed: 'North 1', plants: 12 },
];

function PlantTotal() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridExpandedSortedRowEntriesSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model['plants']), 0);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">
        {total} plants in visible rows, {selected} rows selected
      </Typography>
    </GridFooterContainer>
  );
}

export default function SelectorsInFooter() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Beds"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: PlantTotal }}
        showToolbar
      />
    </Box>
  );
}
