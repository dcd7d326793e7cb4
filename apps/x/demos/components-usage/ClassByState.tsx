import Box from '@mui/material/Box';
import { ColumnsPanelTrigger, DataGrid, Toolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
];

const rows = [
  { id: 1, boat: 'Marie', berth: 'C 14' },
  { id: 2, boat: 'Sula', berth: 'A 02' },
  { id: 3, boat: 'Aino', berth: 'B 09' },
];

function BerthToolbar() {
  return (
    <Toolbar aria-label="Berths">
      <ColumnsPanelTrigger className={({ open }) => (open ? 'trigger-open' : 'trigger-closed')}>
        Choose columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function ClassByState() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Berths"
        rows={rows}
        columns={columns}
        slots={{ toolbar: BerthToolbar }}
        sx={{ '& .trigger-open': { textDecoration: 'underline', fontWeight: 'bold' } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
