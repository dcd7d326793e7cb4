import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPrintExportOptions } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'counted', headerName: 'Counted', width: 120, sortable: false, filterable: false },
];

const rows = [
  { id: 1, item: 'Rope, 10 mm', shelf: 'A1', counted: '' },
  { id: 2, item: 'Lantern', shelf: 'B4', counted: '' },
  { id: 3, item: 'First-aid kit', shelf: 'B5', counted: '' },
];

/** The stylesheet of the printed document. */
const pageStyle = `
  @page { margin: 2cm; }
  body::before { content: 'Stocktaking'; font: bold 18pt sans-serif; }
  .MuiDataGrid-cell { border-inline-end: 1px solid #999; }
`;

const printOptions: GridPrintExportOptions = { hideToolbar: true, hideFooter: true, pageStyle };

export default function PrintWithTitle() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Stocktaking"
        rows={rows}
        columns={columns}
        slotProps={{ toolbar: { printOptions, csvOptions: { disableToolbarButton: true } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
