import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'airport', headerName: 'Airport', flex: 1, minWidth: 130 },
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 110 },
];

const rows = [
  { id: 1, airport: 'Bergen', code: 'BGO', runways: 1 },
  { id: 2, airport: 'Porto', code: 'OPO', runways: 1 },
  { id: 3, airport: 'Vienna', code: 'VIE', runways: 2 },
];

export default function CopyWithSemicolons() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });
  const [copied, setCopied] = useState('Press Ctrl + C in the grid');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Airports"
          rows={rows}
          columns={columns}
          clipboardCopyCellDelimiter=";"
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <Typography role="status" component="pre" variant="body2" sx={{ mt: 1, minHeight: 48 }}>
        {copied}
      </Typography>
    </Box>
  );
}
