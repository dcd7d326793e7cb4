import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';

interface Trip {
  readonly id: number | 'total';
  readonly route: string;
  readonly vehicle?: string;
  readonly liters?: number;
  readonly cost: number;
}

const columns: GridColDef<Trip>[] = [
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 140,
    hideable: false,
    colSpan: (_value, row) => (row.id === 'total' ? 3 : 1),
  },
  { field: 'vehicle', headerName: 'Vehicle', width: 110, hideable: false },
  { field: 'liters', headerName: 'Diesel (l)', type: 'number', width: 120, hideable: false },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110, hideable: false },
];

const trips: Trip[] = [
  { id: 1, route: 'Depot to harbor', vehicle: 'Truck 4', liters: 31, cost: 49 },
  { id: 2, route: 'Harbor to mill', vehicle: 'Truck 2', liters: 54, cost: 86 },
  { id: 3, route: 'Mill to depot', vehicle: 'Van 1', liters: 12, cost: 19 },
];

const cost = trips.reduce((sum, trip) => sum + trip.cost, 0);
const pinnedRows: GridPinnedRowsProp<Trip> = { bottom: [{ id: 'total', route: 'Total', cost }] };

export default function PinnedTotal() {
  return (
    <Box sx={{ width: '100%', height: 310 }}>
      <DataGridPro
        aria-label="Trips"
        rows={trips}
        columns={columns}
        pinnedRows={pinnedRows}
        disableColumnReorder
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
