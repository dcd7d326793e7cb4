import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'morning', headerName: 'Morning', width: 130 },
  { field: 'afternoon', headerName: 'Afternoon', width: 130 },
  { field: 'evening', headerName: 'Evening', width: 130 },
];

const rows = [
  { id: 1, room: 'Library', morning: 'Chess', afternoon: 'Reading', evening: 'Poetry' },
  { id: 2, room: 'Gym', morning: 'Yoga', afternoon: 'Judo', evening: 'Dance' },
  { id: 3, room: 'Studio', morning: 'Choir', afternoon: 'Drums', evening: 'Jazz' },
];

export default function ClearCells() {
  const apiRef = useGridApiRef();

  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key !== 'Delete') {
      return;
    }
    const changes = new Map<GridRowId, Record<string, unknown>>();
    for (const { id, field } of apiRef.current?.getSelectedCellsAsArray() ?? []) {
      if (field !== 'room') {
        changes.set(id, { ...changes.get(id), id, [field]: '' });
      }
    }
    apiRef.current?.updateRows([...changes.values()]);
  };

  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Room plan"
        rows={rows}
        columns={columns}
        cellSelection
        initialState={{ cellSelection: { 2: { morning: true, afternoon: true } } }}
        onCellKeyDown={handleKeyDown}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
