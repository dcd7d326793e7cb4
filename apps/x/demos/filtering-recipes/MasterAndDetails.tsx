import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const customerColumns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];
const customers = [
  { id: 'alto', customer: 'Alto' },
  { id: 'basso', customer: 'Basso' },
];

const orderColumns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', flex: 1, minWidth: 100 },
];
const orders = [
  { id: 1, customerId: 'alto', order: 'A-17', total: 310 },
  { id: 2, customerId: 'basso', order: 'A-18', total: 95 },
  { id: 3, customerId: 'alto', order: 'A-21', total: 42 },
];

export default function MasterAndDetails() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['alto']),
  });
  const rows = useMemo(
    () => orders.filter(({ customerId }) => selection.ids.has(customerId)),
    [selection],
  );
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Customers"
          rows={customers}
          columns={customerColumns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Orders of the selected customer"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
