import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'apartment', headerName: 'Apartment', flex: 1, minWidth: 140 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, apartment: 'Canal Street 4', rooms: 3, rent: 980 },
  { id: 2, apartment: 'Old Market 12', rooms: 2, rent: 760 },
  { id: 3, apartment: 'Hill Road 31', rooms: 4, rent: 1420 },
  { id: 4, apartment: 'Station Square 2', rooms: 3, rent: 1110 },
];

export default function TwoFilters() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Apartments"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'size', field: 'rooms', operator: '>=', value: '3' },
                { id: 'budget', field: 'rent', operator: '<=', value: '1200' },
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
