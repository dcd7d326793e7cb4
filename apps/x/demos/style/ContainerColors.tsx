import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 130 },
  { field: 'months', headerName: 'Aged (months)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, cheese: 'Manchego', months: 12 },
  { id: 2, cheese: 'Comté', months: 18 },
  { id: 3, cheese: 'Feta', months: 3 },
];

export default function ContainerColors() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Cheeses"
        rows={rows}
        columns={columns}
        sx={(theme) => ({
          '--DataGrid-t-color-background-base': '#fffdf7',
          '--DataGrid-t-header-background-base': '#f3ecd8',
          '--DataGrid-t-color-border-base': '#d8c9a0',
          '--DataGrid-t-radius-base': '12px',
          ...theme.applyStyles('dark', {
            '--DataGrid-t-color-background-base': '#1d1a12',
            '--DataGrid-t-header-background-base': '#332c1b',
            '--DataGrid-t-color-border-base': '#5b4f30',
          }),
        })}
        hideFooter
      />
    </Box>
  );
}
