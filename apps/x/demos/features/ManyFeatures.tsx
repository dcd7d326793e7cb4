import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Order {
  readonly id: number;
  readonly customer: string;
  readonly country: string;
  readonly ordered: Date;
  readonly total: number;
  readonly state: string;
}

const customers = ['Harbor Bakery', 'Studio Nine', 'North Cycles', 'Atlas Print', 'Alto'];
const countries = ['Norway', 'Austria', 'Portugal'];
const states = ['Paid', 'Open', 'Shipped'];

const rows: Order[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  customer: customers[index % customers.length] ?? '',
  country: countries[index % countries.length] ?? '',
  ordered: new Date(2026, index % 6, 1 + (index % 27)),
  total: 40 + ((index * 137) % 900),
  state: states[(index * 2) % states.length] ?? '',
}));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160, editable: true },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130, editable: true },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 120,
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => <Chip label={value} />,
  },
];

export default function ManyFeatures() {
  return (
    <Box sx={{ width: '100%', height: 520 }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { total: 'sum' } },
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        historyStackSize={0}
        showToolbar
      />
    </Box>
  );
}
