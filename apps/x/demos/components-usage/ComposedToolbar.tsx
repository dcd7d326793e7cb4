import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 100 },
];

const rows = [
  { id: 1, exhibit: 'Steam pump', year: '1871' },
  { id: 2, exhibit: 'Sextant', year: '1790' },
  { id: 3, exhibit: 'Teleprinter', year: '1932' },
];

function ExhibitToolbar() {
  return (
    <Toolbar aria-label="Exhibits">
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium', mx: 0.5 }}>Exhibits</Typography>
      <ColumnsPanelTrigger render={<ToolbarButton color="primary" size="small" />}>
        <Typography variant="button">Columns</Typography>
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton color="primary" size="small" />}>
        <Typography variant="button">Filters</Typography>
      </FilterPanelTrigger>
      <ExportCsv render={<ToolbarButton color="primary" size="small" />}>
        <Typography variant="button">Export</Typography>
      </ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Exhibits"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExhibitToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
