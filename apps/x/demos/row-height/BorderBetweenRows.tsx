import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'session', headerName: 'Session', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, time: '09:00', session: 'Opening' },
  { id: 2, time: '09:30', session: 'Maps without servers' },
  { id: 3, time: '10:30', session: 'Coffee' },
];

const getRowSpacing = () => ({ top: 0, bottom: 4 });

export default function BorderBetweenRows() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Sessions"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: {
            borderBottomStyle: 'solid',
            borderBottomColor: 'primary.main',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
