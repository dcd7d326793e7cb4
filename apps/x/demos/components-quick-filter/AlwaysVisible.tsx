import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridClearIcon,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'herb', headerName: 'Herb', flex: 1, minWidth: 130 },
  { field: 'use', headerName: 'Use', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, herb: 'Sage', use: 'Tea, sauces' },
  { id: 2, herb: 'Dill', use: 'Fish, salads' },
  { id: 3, herb: 'Mint', use: 'Tea, salads' },
];

function HerbToolbar() {
  return (
    <Toolbar aria-label="Herbs">
      <QuickFilter expanded style={{ width: '100%' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Search herbs"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search herbs' },
                input: {
                  endAdornment: value !== '' && (
                    <InputAdornment position="end">
                      <QuickFilterClear edge="end" size="small" aria-label="Clear the search">
                        <GridClearIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysVisible() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Herbs"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['salads'] } } }}
        slots={{ toolbar: HerbToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
