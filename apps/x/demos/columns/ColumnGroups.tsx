import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'low', headerName: 'Low', type: 'number', width: 90 },
  { field: 'high', headerName: 'High', type: 'number', width: 90 },
  { field: 'rain', headerName: 'Rain', type: 'number', width: 90 },
  { field: 'snow', headerName: 'Snow', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Place', children: [{ field: 'station' }] },
  {
    groupId: 'temperature',
    headerName: 'Temperature (°C)',
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'precipitation',
    headerName: 'Precipitation (mm)',
    children: [{ field: 'rain' }, { field: 'snow' }],
  },
];

const rows = [
  { id: 1, station: 'Coast', low: 6, high: 14, rain: 3, snow: 0 },
  { id: 2, station: 'Valley', low: 1, high: 12, rain: 5, snow: 0 },
  { id: 3, station: 'Pass', low: -9, high: -2, rain: 0, snow: 22 },
];

export default function ColumnGroups() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Weather"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
