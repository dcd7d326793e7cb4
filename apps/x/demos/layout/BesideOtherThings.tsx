import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', width: 140 },
  { field: 'cupboard', headerName: 'Cupboard', width: 110 },
  { field: 'borrowed', headerName: 'Borrowed by', width: 140 },
  { field: 'due', headerName: 'Due', width: 120 },
];

const rows = [
  { id: 1, tool: 'Spokeshave', cupboard: 'B2', borrowed: 'Ines', due: 'May 4' },
  { id: 2, tool: 'Block plane', cupboard: 'B2', borrowed: '', due: '' },
  { id: 3, tool: 'Mortise gauge', cupboard: 'A1', borrowed: 'Otto', due: 'May 9' },
];

export default function BesideOtherThings() {
  return (
    <Box
      sx={{ width: '100%', display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 2 }}
    >
      <Typography variant="body2">Three tools, two of them out.</Typography>
      <Box sx={{ height: 260 }}>
        <DataGrid aria-label="Tools" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
