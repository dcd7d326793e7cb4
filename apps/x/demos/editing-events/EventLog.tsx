import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130, editable: true },
];

const rows = [
  { id: 1, plot: 'A', crop: 'Broad beans' },
  { id: 2, plot: 'B', crop: 'Chard' },
];

export default function EventLog() {
  const [log, setLog] = useState<readonly string[]>(['Edit a crop']);
  const add = (line: string) => setLog((all) => [...all.slice(-3), line]);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Plots"
          rows={rows}
          columns={columns}
          onCellEditStart={({ reason }) => add(`Start: ${reason}`)}
          onCellEditStop={({ reason }) => add(`Stop: ${reason}`)}
          processRowUpdate={(changed) => {
            add(`Saved: ${changed.crop}`);
            return changed;
          }}
          hideFooter
        />
      </Box>
      <Typography role="log" component="pre" variant="body2" sx={{ mt: 1, minHeight: 84 }}>
        {log.join('\n')}
      </Typography>
    </Box>
  );
}
