import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Amounts are stored in cents; people read euros, and filter by euros. */
const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (cents?: number | null) => (cents == null ? '' : euro.format(cents / 100)),
  valueParser: (typed) => (typed ? Math.round(Number(typed) * 100) : null),
  cellClassName: ({ value }) => (value != null && value < 0 ? 'negative' : ''),
};

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 130 },
  { field: 'opening', headerName: 'Opening', ...money },
  { field: 'closing', headerName: 'Closing', ...money, width: 150 },
];

const rows = [
  { id: 1, account: 'Petty cash', opening: 12050, closing: 8815 },
  { id: 2, account: 'Canteen', opening: 4000, closing: -1225 },
  { id: 3, account: 'Deposits', opening: 250000, closing: 262500 },
];

export default function MoneyColumn() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Accounts"
        rows={rows}
        columns={columns}
        sx={{ '& .negative': { color: 'error.main' } }}
        hideFooter
      />
    </Box>
  );
}
