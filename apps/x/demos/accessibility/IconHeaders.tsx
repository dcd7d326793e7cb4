import Box from '@mui/material/Box';
import { DataGrid, GridCheckIcon, GridVisibilityOffIcon, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'page', headerName: 'Page', flex: 1, minWidth: 140 },
  {
    field: 'isReviewed',
    headerName: 'Reviewed',
    type: 'boolean',
    width: 100,
    renderHeader: ({ colDef }) => (
      <GridCheckIcon fontSize="small" titleAccess={colDef.headerName} />
    ),
  },
  {
    field: 'isHidden',
    headerName: 'Hidden from visitors',
    type: 'boolean',
    width: 100,
    renderHeader: ({ colDef }) => (
      <GridVisibilityOffIcon fontSize="small" titleAccess={colDef.headerName} />
    ),
  },
];

const rows = [
  { id: 1, page: 'Opening hours', isReviewed: true, isHidden: false },
  { id: 2, page: 'Summer festival', isReviewed: false, isHidden: true },
  { id: 3, page: 'How to get here', isReviewed: true, isHidden: false },
];

export default function IconHeaders() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Pages" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
