import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridSearchIcon,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'font', headerName: 'Font', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

const rows = [
  { id: 1, font: 'Alder', kind: 'Serif' },
  { id: 2, font: 'Birch', kind: 'Sans serif' },
  { id: 3, font: 'Cedar', kind: 'Monospace' },
];

function FontToolbar() {
  return (
    <Toolbar aria-label="Fonts">
      <QuickFilter style={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
        <QuickFilterTrigger
          render={(props) => (
            <ToolbarButton {...props} color="default" aria-label="Search">
              <GridSearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search fonts"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search fonts' },
              }}
              sx={{
                width: expanded ? 200 : 0,
                overflow: 'hidden',
                visibility: expanded ? 'visible' : 'hidden',
                transition: 'width 0.2s',
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function Expandable() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Fonts"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FontToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
