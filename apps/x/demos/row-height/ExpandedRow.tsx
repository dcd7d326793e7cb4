import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowId,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', width: 150 },
  { field: 'lyrics', headerName: 'First lines', flex: 1, minWidth: 180 },
];

const rows = [
  {
    id: 1,
    song: 'Blue Kayak',
    lyrics:
      'We left before the ferry did, with bread and half a map, and nobody to wave to but the gulls.',
  },
  {
    id: 2,
    song: 'Two Lanterns',
    lyrics:
      'One for the window and one for the door, and a third that we lost on the way to the shore.',
  },
  { id: 3, song: 'Low Tide', lyrics: 'The harbor is a meadow now, and every boat a cow.' },
];

export default function ExpandedRow() {
  const [expandedId, setExpandedId] = useState<GridRowId>(1);
  const getRowHeight = useCallback(
    ({ id }: GridRowHeightParams) => (id === expandedId ? ('auto' as const) : null),
    [expandedId],
  );
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        onRowClick={({ id }) => setExpandedId(id)}
        onCellKeyDown={({ id }, event) => {
          if (event.key === 'Enter') {
            setExpandedId(id);
          }
        }}
        rowSelection={false}
        sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </Box>
  );
}
