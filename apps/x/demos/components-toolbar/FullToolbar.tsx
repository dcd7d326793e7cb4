import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  GridDownloadIcon,
  GridFilterListIcon,
  GridSearchIcon,
  GridViewColumnIcon,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'asset', headerName: 'Asset', flex: 1, minWidth: 140 },
  { field: 'place', headerName: 'Place', width: 120 },
];

const rows = [
  { id: 1, asset: 'Projector', place: 'Hall' },
  { id: 2, asset: 'Ladder', place: 'Workshop' },
  { id: 3, asset: 'First-aid kit', place: 'Hall' },
];

function AssetToolbar() {
  return (
    <Toolbar aria-label="Assets">
      <QuickFilter expanded style={{ marginInlineEnd: 'auto' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              aria-label="Search assets"
              placeholder="Search assets"
              size="small"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search assets' },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <GridSearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <GridViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props} color="default">
              <Badge badgeContent={filterCount} color="primary" variant="dot">
                <GridFilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <GridDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function FullToolbar() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Assets"
        rows={rows}
        columns={columns}
        slots={{ toolbar: AssetToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
