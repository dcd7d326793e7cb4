import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'comment', headerName: 'Comment', flex: 1, minWidth: 150 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 120 },
];

const rows = [
  { id: 1, comment: 'Quiet and clean', stars: 5 },
  { id: 2, comment: 'Breakfast ends at nine', stars: 3 },
  { id: 3, comment: 'Great view of the fjord', stars: 4 },
];

function NumbersFirst(props: GridColumnMenuProps) {
  const isNumber = props.colDef.type === 'number';
  return <GridColumnMenu {...props} slots={isNumber ? {} : { columnMenuSortItem: null }} />;
}

export default function MenuByType() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Reviews"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: NumbersFirst }}
        hideFooter
      />
    </Box>
  );
}
