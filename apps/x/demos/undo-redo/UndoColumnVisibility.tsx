import { useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridHistoryEventHandler,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'wreck', headerName: 'Wreck', flex: 1, minWidth: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
  { field: 'found', headerName: 'Found', width: 100 },
];

const rows = [
  { id: 1, wreck: 'Anna', depth: 18, found: '1987' },
  { id: 2, wreck: 'Freya', depth: 41, found: '2004' },
];

interface VisibilityStep {
  readonly before: GridColumnVisibilityModel;
  readonly after: GridColumnVisibilityModel;
}

export default function UndoColumnVisibility() {
  const apiRef = useGridApiRef();
  const last = useRef<GridColumnVisibilityModel>({});

  const historyEventHandlers = useMemo(() => {
    const show = (model: GridColumnVisibilityModel) => {
      last.current = model;
      apiRef.current?.setColumnVisibilityModel(model);
    };
    const columnVisibilityModelChange: GridHistoryEventHandler<VisibilityStep> = {
      store: (after: GridColumnVisibilityModel) => {
        const before = last.current;
        last.current = after;
        return { before, after };
      },
      undo: ({ before }) => show(before),
      redo: ({ after }) => show(after),
    };
    return { columnVisibilityModelChange } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.history.undo()} sx={{ mr: 1 }}>
        Undo
      </Button>
      <Button variant="outlined" onClick={() => apiRef.current?.history.redo()}>
        Redo
      </Button>
      <Box sx={{ height: 240, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Wrecks"
          rows={rows}
          columns={columns}
          historyEventHandlers={historyEventHandlers}
          hideFooter
        />
      </Box>
    </Box>
  );
}
