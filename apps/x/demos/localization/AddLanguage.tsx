import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const latvian: Partial<GridLocaleText> = {
  noRowsLabel: 'Nav rindu',
  noResultsOverlayLabel: 'Nekas nav atrasts.',
  toolbarColumns: 'Kolonnas',
  toolbarFilters: 'Filtri',
  toolbarExport: 'Eksportēt',
  toolbarQuickFilterLabel: 'Meklēt',
  toolbarQuickFilterPlaceholder: 'Meklēt…',
  columnMenuLabel: 'Izvēlne',
  columnMenuSortAsc: 'Kārtot augošā secībā',
  columnMenuSortDesc: 'Kārtot dilstošā secībā',
  columnMenuFilter: 'Filtrēt',
  columnMenuHideColumn: 'Paslēpt kolonnu',
  columnMenuManageColumns: 'Pārvaldīt kolonnas',
};

const columns: GridColDef[] = [
  { field: 'pilseta', headerName: 'Pilsēta', flex: 1, minWidth: 130 },
  { field: 'upe', headerName: 'Upe', width: 130 },
];

const rows = [
  { id: 1, pilseta: 'Rīga', upe: 'Daugava' },
  { id: 2, pilseta: 'Jelgava', upe: 'Lielupe' },
  { id: 3, pilseta: 'Kuldīga', upe: 'Venta' },
];

export default function AddLanguage() {
  return (
    <Box lang="lv" sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Pilsētas"
        rows={rows}
        columns={columns}
        localeText={latvian}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
