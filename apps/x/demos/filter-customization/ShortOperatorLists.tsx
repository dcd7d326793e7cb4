import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const limits = getGridNumericOperators().filter(({ value }) => value === '>=' || value === '<=');

const columns: GridColDef[] = [
  {
    field: 'trail',
    headerName: 'Trail',
    flex: 1,
    minWidth: 140,
    filterOperators: contains,
  },
  {
    field: 'length',
    headerName: 'Length (km)',
    type: 'number',
    width: 130,
    filterOperators: limits,
  },
];

const rows = [
  { id: 1, trail: 'Coast path', length: 18 },
  { id: 2, trail: 'Mill circuit', length: 7 },
  { id: 3, trail: 'Ridge walk', length: 23 },
  { id: 4, trail: 'Reservoir loop', length: 11 },
];

export default function ShortOperatorLists() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'length', operator: '>=', value: '10' }] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
