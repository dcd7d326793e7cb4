import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 140 },
  { field: 'range', headerName: 'Range', width: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'staffed', headerName: 'Staffed', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, name: 'Larchfold', range: 'East Ridge', altitude: 1840, beds: 32, staffed: true },
  { id: 2, name: 'Cairnside', range: 'East Ridge', altitude: 2210, beds: 18, staffed: false },
  { id: 3, name: 'Saddle House', range: 'Middle Range', altitude: 2475, beds: 64, staffed: true },
  { id: 4, name: 'Tarn Lodge', range: 'Middle Range', altitude: 1960, beds: 40, staffed: true },
  { id: 5, name: 'Windgap', range: 'West Wall', altitude: 2890, beds: 12, staffed: false },
  { id: 6, name: 'Slate Bothy', range: 'West Wall', altitude: 1530, beds: 8, staffed: false },
  { id: 7, name: 'Icefall Hut', range: 'West Wall', altitude: 3120, beds: 48, staffed: true },
  { id: 8, name: 'Fern Hollow', range: 'East Ridge', altitude: 1275, beds: 24, staffed: true },
  { id: 9, name: 'Two Springs', range: 'Middle Range', altitude: 1705, beds: 30, staffed: false },
];

export default function HutsGrid() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Mountain huts"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
