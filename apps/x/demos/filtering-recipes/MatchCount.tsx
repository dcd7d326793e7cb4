import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'color', headerName: 'Color', flex: 1, minWidth: 140 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 120 },
];

const rows = [
  { id: 1, color: 'Slate blue', liters: 12 },
  { id: 2, color: 'Brick red', liters: 4 },
  { id: 3, color: 'Sky blue', liters: 30 },
  { id: 4, color: 'Ivory', liters: 8 },
];

function MatchFooter() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography role="status" variant="body2">
        {matches} of {total} colors
      </Typography>
    </GridFooterContainer>
  );
}

export default function MatchCount() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Paint"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['blue'] } } }}
        showToolbar
        slots={{ footer: MatchFooter }}
      />
    </Box>
  );
}
