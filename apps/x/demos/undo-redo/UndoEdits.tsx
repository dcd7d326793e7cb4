import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './HistoryToolbar';

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
