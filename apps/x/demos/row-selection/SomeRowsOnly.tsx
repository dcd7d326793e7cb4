import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'slot', headerName: 'Slot', width: 110 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, slot: '09:00', state: 'Free' },
  { id: 2, slot: '09:30', state: 'Taken' },
  { id: 3, slot: '10:00', state: 'Free' },
];

const isFree = ({ row }: GridRowParams) => row.state === 'Free';

export default function SomeRowsOnly() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Slots"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isFree}
      />
    </Box>
  );
}
