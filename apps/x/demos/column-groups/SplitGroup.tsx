import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', width: 90 },
  { field: 'low', headerName: 'Low', type: 'number', width: 70 },
  { field: 'rain', headerName: 'Rain', type: 'number', width: 70 },
  { field: 'high', headerName: 'High', type: 'number', width: 70 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: '°C',
    children: [{ field: 'low' }, { field: 'high' }],
  },
];

const rows = [
  { id: 1, hut: 'Saddle', low: -4, rain: 12, high: 6 },
  { id: 2, hut: 'Lakeside', low: 3, rain: 5, high: 14 },
];

export default function SplitGroup() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        aria-label="Weather at the huts"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
