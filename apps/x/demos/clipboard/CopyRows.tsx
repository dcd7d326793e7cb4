import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'spice', headerName: 'Spice', flex: 1, minWidth: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `€ ${value.toFixed(2)}`,
  },
];

const rows = [
  { id: 1, spice: 'Cardamom', grams: 1250, price: 18.5 },
  { id: 2, spice: 'Sumac', grams: 400, price: 9 },
  { id: 3, spice: 'Star anise', grams: 90, price: 4.25 },
];

export default function CopyRows() {
  const [copied, setCopied] = useState('Select rows, then press Ctrl + C');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Spices"
          rows={rows}
          columns={columns}
          checkboxSelection
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <Typography role="status" component="pre" variant="body2" sx={{ mt: 1, minHeight: 64 }}>
        {copied}
      </Typography>
    </Box>
  );
}
