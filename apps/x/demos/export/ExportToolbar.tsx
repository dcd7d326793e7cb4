import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', width: 110 },
  { field: 'reading', headerName: 'Reading (kWh)', type: 'number', width: 140 },
  { field: 'readOn', headerName: 'Read on', type: 'date', width: 120 },
  { field: 'comment', headerName: 'Comment', flex: 1, minWidth: 140, disableExport: true },
];

const rows = [
  { id: 1, meter: 'M-201', reading: 4310, readOn: new Date(2026, 2, 1), comment: 'Estimated' },
  { id: 2, meter: 'M-202', reading: 1288, readOn: new Date(2026, 2, 2), comment: '' },
  { id: 3, meter: 'M-203', reading: 9042, readOn: new Date(2026, 2, 2), comment: 'Check again' },
];

export default function ExportToolbar() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Meter readings"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'meter-readings', delimiter: ';', utf8WithBom: true },
            printOptions: { hideFooter: true, hideToolbar: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
