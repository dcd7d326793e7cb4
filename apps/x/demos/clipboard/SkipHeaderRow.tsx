import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130, editable: true },
];

const startRows = [
  { id: 1, name: '', city: '' },
  { id: 2, name: '', city: '' },
  { id: 3, name: '', city: '' },
];

const sheet = 'Name\tCity\nAmara\tLagos\nJonas\tGraz';

/** Drops the first row if it contains the headers of the spreadsheet. */
function splitWithoutHeaders(text: string, delimiter: string): string[][] {
  const lines = text.trimEnd().split(/\r?\n/);
  const cells = lines.map((line) => line.split(delimiter));
  const hasHeaders = cells[0]?.some((cell) => columns.some((column) => column.headerName === cell));
  return hasHeaders ? cells.slice(1) : cells;
}

export default function SkipHeaderRow() {
  const [rows, setRows] = useState(startRows);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(sheet)}>
        Copy a sheet with headers
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          aria-label="Members"
          rows={rows}
          columns={columns}
          splitClipboardPastedText={splitWithoutHeaders}
          processRowUpdate={(changed) => {
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
