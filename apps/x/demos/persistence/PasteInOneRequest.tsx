import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridRowModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 110 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130, editable: true },
];

const rows = [
  { id: 1, plot: 'North 1', crop: 'Barley' },
  { id: 2, plot: 'North 2', crop: 'Oats' },
  { id: 3, plot: 'South 1', crop: 'Rye' },
];

/** Replace this function with a request that saves several rows. */
async function saveRows(changed: readonly GridRowModel[]): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return `Saved ${changed.map((row) => row.plot).join(', ')} in one request`;
}

export default function PasteInOneRequest() {
  const [status, setStatus] = useState('Copy a crop, select all crops, and paste');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGridPremium
          aria-label="Plots"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardPasteStart={() => setStatus('Saving…')}
          onClipboardPasteEnd={({ newRows }) => {
            void saveRows([...newRows.values()]).then(setStatus);
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}
