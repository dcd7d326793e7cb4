import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'glaze', headerName: 'Glaze', flex: 1, minWidth: 130 },
  { field: 'cone', headerName: 'Cone', width: 100 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 100 },
];

const rows = [
  { id: 1, glaze: 'Celadon', cone: '9', jars: 3 },
  { id: 2, glaze: 'Tenmoku', cone: '10', jars: 1 },
  { id: 3, glaze: 'Shino', cone: '10', jars: 4 },
];

export default function SxAndClasses() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Glazes"
        rows={rows}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            textTransform: 'uppercase',
            fontSize: 12,
            letterSpacing: 1,
          },
          [`& .${gridClasses.cell}`]: { fontFamily: 'Georgia, serif' },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'action.selected' },
        }}
        hideFooter
      />
    </Box>
  );
}
