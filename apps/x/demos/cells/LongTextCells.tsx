import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', width: 120 },
  {
    field: 'review',
    headerName: 'Review',
    type: 'longText',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
];

const rows = [
  {
    id: 1,
    place: 'Café Anker',
    review: 'Small, loud and worth it. The cinnamon buns are gone by ten, so come early or call.',
  },
  {
    id: 2,
    place: 'Bar Lume',
    review: 'Good coffee at the counter. There are only four seats, and the music is too loud.',
  },
];

export default function LongTextCells() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Reviews" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
