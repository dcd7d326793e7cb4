import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'paidOn', headerName: 'Paid on', type: 'date', width: 120 },
];

const rows = [
  { id: 1, item: 'Rent', amount: 1200, paidOn: new Date(2026, 0, 3) },
  { id: 2, item: 'Printer paper', amount: 84, paidOn: new Date(2026, 0, 9) },
  { id: 3, item: 'Train tickets', amount: 316, paidOn: new Date(2026, 0, 21) },
];

export default function ExcelExport() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Expenses"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            excelOptions: {
              fileName: 'expenses',
              columnsStyles: { amount: { numFmt: '#,##0.00' } },
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
