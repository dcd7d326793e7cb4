import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Shipped', 'Returned'],
    width: 130,
  },
];

const rows = [
  { id: 1, order: 'A-1041', customer: 'Lena Fischer', status: 'Open' },
  { id: 2, order: 'A-1042', customer: 'Tomas Vega', status: 'Shipped' },
  { id: 3, order: 'A-1043', customer: 'Noor Haddad', status: 'Open' },
  { id: 4, order: 'A-1044', customer: 'Yuki Mori', status: 'Returned' },
];

const noFilter: GridFilterModel = { items: [] };
const openOrders: GridFilterModel = {
  items: [{ field: 'status', operator: 'is', value: 'Open' }],
};

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = useState(openOrders);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => setFilterModel(openOrders)}>
          Open orders
        </Button>
        <Button onClick={() => setFilterModel(noFilter)}>Clear filter</Button>
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
