import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'milk', headerName: 'Milk', width: 110 },
];

const rows = [
  { id: 1, cheese: 'Manchego', country: 'Spain', milk: 'Sheep' },
  { id: 2, cheese: 'Comté', country: 'France', milk: 'Cow' },
  { id: 3, cheese: 'Feta', country: 'Greece', milk: 'Sheep' },
  { id: 4, cheese: 'Halloumi', country: 'Cyprus', milk: 'Goat' },
];

const splitAtCommas = (input: string) =>
  input
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

export default function QuickFilterAnyValue() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Cheeses"
        rows={rows}
        columns={columns}
        ignoreDiacritics
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['spain', 'comte'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: (values) => values.join(', '),
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
