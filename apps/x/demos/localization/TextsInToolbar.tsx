import Box from '@mui/material/Box';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridRootProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'plat', headerName: 'Plat', flex: 1, minWidth: 140 },
  { field: 'couverts', headerName: 'Couverts', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plat: 'Soupe à l’oignon', couverts: 34 },
  { id: 2, plat: 'Ratatouille', couverts: 21 },
  { id: 3, plat: 'Tarte Tatin', couverts: 47 },
];

function MenuToolbar() {
  const { localeText } = useGridRootProps();
  return (
    <Toolbar aria-label="Plats">
      <ColumnsPanelTrigger render={<ToolbarButton size="small" />}>
        {localeText.toolbarColumns}
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton size="small" />}>
        {localeText.toolbarFilters}
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function TextsInToolbar() {
  return (
    <Box lang="fr" sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Plats"
        rows={rows}
        columns={columns}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: MenuToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
