import { useMemo, useReducer } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridDeleteIcon,
  type GridColDef,
} from '@mui/x-data-grid';

const startTracks = [
  { id: 1, title: 'Slow water', minutes: 4 },
  { id: 2, title: 'Copper roof', minutes: 6 },
  { id: 3, title: 'Last tram', minutes: 3 },
];

interface State {
  readonly tracks: typeof startTracks;
  /** Hidden, and not yet removed: users can bring it back. */
  readonly hiddenId?: number;
}

type Action = { type: 'hide'; id: number } | { type: 'undo' } | { type: 'remove' };

function reduce({ tracks, hiddenId }: State, action: Action): State {
  if (action.type === 'undo') {
    return { tracks };
  }
  // Here, you'd also send the request that deletes the track.
  const kept = tracks.filter(({ id }) => id !== hiddenId);
  return action.type === 'hide' ? { tracks: kept, hiddenId: action.id } : { tracks: kept };
}

export default function DeleteWithUndo() {
  const [{ tracks, hiddenId }, dispatch] = useReducer(reduce, { tracks: startTracks });

  // `dispatch` never changes, so the columns are created once.
  const columns = useMemo<GridColDef[]>(
    () => [
      { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<GridDeleteIcon />}
              label={`Delete ${params.row.title}`}
              onClick={() => dispatch({ type: 'hide', id: params.row.id })}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const rows = useMemo(() => tracks.filter(({ id }) => id !== hiddenId), [tracks, hiddenId]);

  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid aria-label="Tracks" rows={rows} columns={columns} hideFooter />
      <Snackbar
        key={hiddenId}
        open={hiddenId !== undefined}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          // A click elsewhere doesn't end the time to undo.
          if (reason !== 'clickaway') dispatch({ type: 'remove' });
        }}
        message="Track deleted"
        action={
          <Button color="inherit" size="small" onClick={() => dispatch({ type: 'undo' })}>
            Undo
          </Button>
        }
      />
    </Box>
  );
}
