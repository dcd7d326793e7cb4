import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'label', headerName: 'Label', flex: 1, minWidth: 130, editable: true },
];

const rows = [
  { id: 1, shelf: 'R 1', label: 'Rare books' },
  { id: 2, shelf: 'R 2', label: 'Maps' },
];

function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);
  return (
    <Toolbar aria-label="History">
      <ToolbarButton size="small" disabled={!canUndo} onClick={() => apiRef.current.history.undo()}>
        <Typography variant="button">Undo</Typography>
      </ToolbarButton>
      <ToolbarButton size="small" disabled={!canRedo} onClick={() => apiRef.current.history.redo()}>
        <Typography variant="button">Redo</Typography>
      </ToolbarButton>
      <ToolbarButton size="small" onClick={() => apiRef.current.history.clear()}>
        <Typography variant="button">Clear history</Typography>
      </ToolbarButton>
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGridPremium
        aria-label="Shelves"
        rows={rows}
        columns={columns}
        slots={{ toolbar: HistoryToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
