import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Bed {
  readonly id: number;
  readonly bed: string;
  readonly rows: number;
  readonly sown: string;
}

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', width: 110 },
  {
    field: 'rows',
    headerName: 'Rows',
    type: 'number',
    width: 100,
    editable: true,
    pastedValueParser: (text) => {
      const rows = Number(text);
      return Number.isInteger(rows) && rows >= 0 && text.trim() !== '' ? rows : undefined;
    },
  },
  { field: 'sown', headerName: 'Sown with', flex: 1, minWidth: 140, editable: true },
];

const startRows: Bed[] = [
  { id: 1, bed: 'South 1', rows: 4, sown: 'Carrots' },
  { id: 2, bed: 'South 2', rows: 0, sown: '' },
  { id: 3, bed: 'South 3', rows: 0, sown: '' },
];

export default function PasteCells() {
  const [rows, setRows] = useState(startRows);
  const [result, setResult] = useState('Copy two cells of the first row, and paste them below');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGridPremium
          aria-label="Beds"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={(changed) => {
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          onClipboardPasteEnd={({ newRows }) => setResult(`${newRows.size} rows were changed`)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {result}
      </Typography>
    </Box>
  );
}
