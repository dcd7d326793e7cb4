import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 130 },
  { field: 'evergreen', headerName: 'Evergreen', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, plant: 'Boxwood', height: 120, evergreen: true },
  { id: 2, plant: 'Lavender', height: 60, evergreen: true },
  { id: 3, plant: 'Hydrangea', height: 150, evergreen: false },
  { id: 4, plant: 'Peony', height: 80, evergreen: false },
];

export default function MultipleFilters() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Plants"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'height', operator: '<', value: '100' },
                { id: 2, field: 'evergreen', operator: 'is', value: 'true' },
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
