import Tooltip from '@mui/material/Tooltip';
import {
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  GridRedoIcon,
  GridUndoIcon,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';

export function HistoryToolbar() {
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
