import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 140 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    type: 'singleSelect',
    valueOptions: ['Alder', 'Birch', 'Cedar'],
    width: 150,
  },
  { field: 'checked', headerName: 'Checked on', type: 'date', width: 180 },
];

const rows = [
  { id: 1, part: 'Axle', stock: 14, supplier: 'Birch', checked: new Date(2026, 1, 3) },
  { id: 2, part: 'Bearing', stock: 220, supplier: 'Alder', checked: new Date(2026, 1, 9) },
  { id: 3, part: 'Chain', stock: 36, supplier: 'Birch', checked: new Date(2026, 2, 2) },
  { id: 4, part: 'Damper', stock: 9, supplier: 'Cedar', checked: new Date(2026, 2, 14) },
];

export default function HeaderFiltersWithPanel() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPro
        aria-label="Spare parts"
        rows={rows}
        columns={columns}
        headerFilters
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'supplier', operator: 'is', value: 'Birch' }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
