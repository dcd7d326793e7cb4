import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Invoice {
  readonly id: number;
  readonly customer: string;
  readonly due: Date;
  readonly paid: boolean;
}

const today = new Date(2026, 4, 15);

const isOverdue: GridFilterOperator<Invoice, Date> = {
  label: 'is overdue',
  value: 'overdue',
  getApplyFilterFn: () => (due, invoice) => due < today && !invoice.paid,
  requiresFilterValue: false,
};

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    filterOperators: [isOverdue, ...getGridDateOperators()],
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const rows: Invoice[] = [
  { id: 1, customer: 'Harbor Bakery', due: new Date(2026, 4, 2), paid: false },
  { id: 2, customer: 'Studio Nine', due: new Date(2026, 4, 9), paid: true },
  { id: 3, customer: 'North Cycles', due: new Date(2026, 4, 12), paid: false },
  { id: 4, customer: 'Atlas Print', due: new Date(2026, 5, 1), paid: false },
];

export default function OverdueOperator() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'due', operator: 'overdue' }] } },
        }}
        hideFooter
      />
    </Box>
  );
}
