import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'houses', headerName: 'Houses', type: 'number', width: 100 },
];

const rows = [
  { id: 1, street: 'Old Mill Lane', houses: 14 },
  { id: 2, street: 'Mill Street', houses: 52 },
  { id: 3, street: 'Lane of the Old Bridge', houses: 9 },
];

const keepPhrase = (input: string) => (input.trim() === '' ? [] : [input.trim()]);
const showPhrase = (values: readonly string[]) => values.join('');

function StreetToolbar() {
  return (
    <Toolbar aria-label="Streets">
      <QuickFilter expanded parser={keepPhrase} formatter={showPhrase} debounceMs={300}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Street"
              size="small"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Street' },
              }}
              sx={{ m: 0.5 }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function WholePhrase() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Streets"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['old mill'] } } }}
        slots={{ toolbar: StreetToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
