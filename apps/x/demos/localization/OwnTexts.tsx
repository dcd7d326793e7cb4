import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'table', headerName: 'Table', type: 'number', width: 110 },
];

const rows = [
  { id: 1, guest: 'Amara Okafor', table: 4 },
  { id: 2, guest: 'Jonas Weber', table: 7 },
  { id: 3, guest: 'Ines Prado', table: 4 },
];

const localeText: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Search guests…',
  columnMenuHideColumn: 'Remove from view',
  footerRowSelected: (count) => (count === 1 ? 'One guest selected' : `${count} guests selected`),
};

export default function OwnTexts() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        localeText={localeText}
        checkboxSelection
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['a'] } } }}
        showToolbar
        pageSizeOptions={[25]}
      />
    </Box>
  );
}
