import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const stringOperators = getGridStringOperators().filter(({ value }) => value === 'startsWith');
const numberOperators = getGridNumericOperators().filter(({ value }) => value === '>=');

const columns: GridColDef[] = [
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 140,
    filterOperators: stringOperators,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 150,
    filterOperators: numberOperators,
  },
];

const rows = [
  { id: 1, article: 'AX-100 Axle', stock: 14 },
  { id: 2, article: 'AX-220 Axle', stock: 3 },
  { id: 3, article: 'BR-010 Bracket', stock: 120 },
];

export default function FirstOperator() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro aria-label="Articles" rows={rows} columns={columns} headerFilters hideFooter />
    </Box>
  );
}
