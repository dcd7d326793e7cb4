import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'from', headerName: 'From', width: 150 },
  { field: 'to', headerName: 'To', width: 150 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
  { field: 'service', headerName: 'Service', width: 140 },
  {
    field: 'label',
    headerName: 'Label',
    width: 110,
    sortable: false,
    filterable: false,
    pinnable: false,
    renderCell: ({ row, tabIndex }) => (
      <Button size="small" tabIndex={tabIndex} aria-label={`Print the label of ${row.parcel}`}>
        Print
      </Button>
    ),
  },
];

const rows = [
  { id: 1, parcel: 'P-2071', from: 'Lund', to: 'Porto', grams: 940, service: 'Overnight' },
  { id: 2, parcel: 'P-2072', from: 'Graz', to: 'Cork', grams: 12050, service: 'Economy' },
  { id: 3, parcel: 'P-2073', from: 'Lund', to: 'Graz', grams: 310, service: 'Letter box' },
];

export default function PinSelectionAndActions() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field], right: ['label'] },
        }}
        hideFooter
      />
    </Box>
  );
}
