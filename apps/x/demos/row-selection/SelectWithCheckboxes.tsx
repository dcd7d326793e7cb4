import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const rows = [
  { id: 1, invoice: '2026-041', customer: 'Lind & Daughters', amount: 420 },
  { id: 2, invoice: '2026-042', customer: 'Sund Hotel', amount: 1185 },
  { id: 3, invoice: '2026-043', customer: 'N. Achebe', amount: 60 },
];

export default function SelectWithCheckboxes() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const count = model.type === 'include' ? model.ids.size : rows.length - model.ids.size;
  const [sent, setSent] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={count === 0}
        onClick={() => {
          const chosen = rows.filter(({ id }) => model.ids.has(id) === (model.type === 'include'));
          setSent(`Sent: ${chosen.map(({ invoice }) => invoice).join(', ')}`);
        }}
      >
        Send {count} {count === 1 ? 'reminder' : 'reminders'}
      </Button>
      <Box component="span" role="status" sx={{ ml: 2 }}>
        {sent}
      </Box>
      <Box sx={{ height: 260, mt: 2 }}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
