import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

interface Trip {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

const columns: GridColDef<Trip>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

const rows: Trip[] = [
  { id: 1, from: 'Bergen', to: 'Oslo', price: 64 },
  { id: 2, from: 'Graz', to: 'Vienna', price: 41 },
  { id: 3, from: 'Porto', to: 'Lisbon', price: 35 },
];

const listViewColumn: GridListViewColDef<Trip> = {
  field: 'trip',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 'medium' }}>
        {row.from} – {row.to}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {row.price} €
      </Typography>
    </Box>
  ),
};

export default function SwitchView() {
  const isListView = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGridPro
        aria-label="Trips"
        rows={rows}
        columns={columns}
        listView={isListView}
        listViewColumn={listViewColumn}
        rowHeight={isListView ? 84 : 52}
        hideFooter
      />
    </Box>
  );
}
