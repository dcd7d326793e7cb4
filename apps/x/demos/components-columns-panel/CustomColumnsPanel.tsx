import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 130, hideable: false },
  { field: 'latin', headerName: 'Latin name', width: 150 },
  { field: 'ring', headerName: 'Ring', width: 100 },
];

const rows = [
  { id: 1, bird: 'Common swift', latin: 'Apus apus', ring: 'H-204' },
  { id: 2, bird: 'Barn owl', latin: 'Tyto alba', ring: 'K-011' },
];

function SwitchList() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  return (
    <Box sx={{ display: 'grid', px: 2, py: 1 }}>
      {all
        .filter(({ hideable }) => hideable)
        .map(({ field, headerName }) => (
          <FormControlLabel
            key={field}
            label={headerName}
            control={
              <Switch
                checked={model[field] !== false}
                onChange={(event) =>
                  apiRef.current.setColumnVisibility(field, event.target.checked)
                }
              />
            }
          />
        ))}
    </Box>
  );
}

export default function CustomColumnsPanel() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Birds"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ columnsManagement: SwitchList }}
        hideFooter
      />
    </Box>
  );
}
