import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', width: 140 },
  { field: 'adults', headerName: 'Adults', type: 'number', width: 90 },
  { field: 'pupils', headerName: 'Pupils', type: 'number', width: 90 },
  { field: 'under', headerName: 'Under 6', type: 'number', width: 95 },
  { field: 'shop', headerName: 'Shop', type: 'number', width: 90 },
  { field: 'cafe', headerName: 'Café', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'house',
    headerName: 'House',
    children: [{ groupId: 'name', headerName: 'Name', children: [{ field: 'museum' }] }],
  },
  {
    groupId: 'visitors',
    headerName: 'Visitors',
    description: 'Tickets counted at the door, guided groups included',
    headerAlign: 'center',
    children: [
      { groupId: 'grown', headerName: 'Grown up', children: [{ field: 'adults' }] },
      {
        groupId: 'young',
        headerName: 'Children',
        children: [{ field: 'pupils' }, { field: 'under' }],
      },
    ],
  },
  {
    groupId: 'income',
    headerName: 'Income (€)',
    headerAlign: 'center',
    headerClassName: 'income',
    children: [
      { groupId: 'sales', headerName: 'Sales', children: [{ field: 'shop' }, { field: 'cafe' }] },
    ],
  },
];

const rows = [
  { id: 1, museum: 'Harbor', adults: 812, pupils: 240, under: 66, shop: 3100, cafe: 1980 },
  { id: 2, museum: 'Paper mill', adults: 205, pupils: 388, under: 41, shop: 890, cafe: 640 },
];

export default function NestedGroups() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Museums in May"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        sx={{ '& .income': { bgcolor: 'action.hover' } }}
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
