import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'valve', headerName: 'Valve', width: 110 },
  { field: 'bar', headerName: 'Bar', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, valve: 'Main', bar: 4 },
  { id: 2, valve: 'Relief', bar: 6 },
];

const risky: readonly unknown[] = [
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
];

export default function NoTypingOver() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Valves"
        rows={rows}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          if (risky.includes(reason)) {
            event.defaultMuiPrevented = true;
          }
        }}
        onCellEditStop={({ reason }, event) => {
          if (reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </Box>
  );
}
