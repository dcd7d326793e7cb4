import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 100 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, plot: 'A 1', crop: 'Broad beans' },
  { id: 2, plot: 'A 2', crop: 'Chard' },
  { id: 3, plot: 'B 1', crop: 'Runner beans' },
];

function ChipToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  return (
    <Toolbar aria-label="Plots">
      <FilterPanelTrigger>Filter</FilterPanelTrigger>
      {items
        .filter(({ value }) => value !== undefined && value !== '')
        .map((item) => (
          <Chip
            key={`${item.field} ${item.operator}`}
            label={`${lookup[item.field]?.headerName} ${item.operator} “${item.value}”`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
    </Toolbar>
  );
}

export default function FilterChips() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Plots"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'crop', operator: 'contains', value: 'beans' }] },
          },
        }}
        slots={{ toolbar: ChipToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
