import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  GridRedoIcon,
  GridUndoIcon,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 130, editable: true },
  { field: 'key', headerName: 'Key', width: 90, editable: true },
  { field: 'bpm', headerName: 'Tempo', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, song: 'Pier', key: 'D', bpm: 96 },
  { id: 2, song: 'Lanterns', key: 'Am', bpm: 120 },
  { id: 3, song: 'Night bus', key: 'G', bpm: 84 },
];

function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);
  return (
    <Toolbar aria-label="History">
      <Tooltip title="Undo" describeChild>
        <span>
          <ToolbarButton
            aria-label="Undo"
            disabled={!canUndo}
            onClick={() => apiRef.current.history.undo()}
          >
            <GridUndoIcon fontSize="small" />
          </ToolbarButton>
        </span>
      </Tooltip>
      <Tooltip title="Redo" describeChild>
        <span>
          <ToolbarButton
            aria-label="Redo"
            disabled={!canRedo}
            onClick={() => apiRef.current.history.redo()}
          >
            <GridRedoIcon fontSize="small" />
          </ToolbarButton>
        </span>
      </Tooltip>
    </Toolbar>
  );
}

export default function UndoEdits() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPremium
        aria-label="Set list"
        rows={rows}
        columns={columns}
        slots={{ toolbar: HistoryToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
