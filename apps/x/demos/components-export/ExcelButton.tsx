import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, ExportExcel, Toolbar, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const rows = [
  { id: 1, item: 'Rent', amount: 1200 },
  { id: 2, item: 'Printer paper', amount: 84 },
  { id: 3, item: 'Train tickets', amount: 316 },
];

function ExpenseToolbar() {
  return (
    <Toolbar aria-label="Expenses">
      <ExportExcel options={{ fileName: 'expenses' }} render={<Button variant="outlined" />}>
        Download Excel file
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExcelButton() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPremium
        aria-label="Expenses"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExpenseToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
