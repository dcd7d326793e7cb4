import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stateColors: Record<string, string> = {
  Delivered: 'success.main',
  Packed: 'info.main',
  Delayed: 'warning.main',
};

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Avatar sx={{ width: 28, height: 28, fontSize: 14 }}>{String(value).charAt(0)}</Avatar>
        {value}
      </Box>
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: Object.keys(stateColors),
    width: 130,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ width: 10, height: 10, borderRadius: 5, bgcolor: stateColors[value] }} />
        {value}
      </Box>
    ),
  },
  {
    field: 'packed',
    headerName: 'Packed',
    type: 'number',
    width: 150,
    display: 'flex',
    headerAlign: 'left',
    valueFormatter: (value: number) => `${value}%`,
    renderCell: ({ value, formattedValue, row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          aria-label={`Packed for ${row.customer}`}
          variant="determinate"
          value={value}
          sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
        />
        <Box sx={{ width: 40 }}>{formattedValue}</Box>
      </Box>
    ),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => `€${value.toLocaleString('en')}`,
  },
];

const rows = [
  { id: 1, customer: 'Lind Bakery', state: 'Delivered', packed: 100, total: 1240 },
  { id: 2, customer: 'Harbor Hotel', state: 'Packed', packed: 100, total: 3815 },
  { id: 3, customer: 'Studio Aziz', state: 'Delayed', packed: 35, total: 460 },
  { id: 4, customer: 'Old Town School', state: 'Packed', packed: 80, total: 2075 },
  { id: 5, customer: 'Fjord Tours', state: 'Delivered', packed: 100, total: 990 },
  { id: 6, customer: 'Mill Theater', state: 'Delayed', packed: 10, total: 5320 },
  { id: 7, customer: 'Sund Clinic', state: 'Packed', packed: 65, total: 1480 },
  { id: 8, customer: 'North Library', state: 'Delivered', packed: 100, total: 720 },
];

export default function OrdersOverview() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
