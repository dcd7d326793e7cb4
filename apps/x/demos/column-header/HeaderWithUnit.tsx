import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  {
    field: 'height',
    headerName: 'Height (meters)',
    type: 'number',
    width: 130,
    renderHeader: () => (
      <span>
        Height <small>(meters)</small>
      </span>
    ),
  },
  {
    field: 'prominence',
    headerName: 'Prominence',
    description: 'Meters between the summit and the lowest contour that holds no higher one',
    type: 'number',
    width: 140,
  },
];

const rows = [
  { id: 1, peak: 'Kolmen', height: 2189, prominence: 640 },
  { id: 2, peak: 'Gray Tooth', height: 2034, prominence: 88 },
  { id: 3, peak: 'Vardø', height: 1750, prominence: 1120 },
];

export default function HeaderWithUnit() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Peaks" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
