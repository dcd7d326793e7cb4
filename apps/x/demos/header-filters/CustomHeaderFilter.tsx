import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

function OpenOnly({ item, colDef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const isChecked = item.value === 'true';
  return (
    <FormControlLabel
      label="Open only"
      control={
        <Checkbox
          checked={isChecked}
          onChange={() =>
            isChecked
              ? apiRef.current.deleteFilterItem(item)
              : apiRef.current.upsertFilterItem({
                  id: item.id,
                  field: colDef.field,
                  operator: 'is',
                  value: 'true',
                })
          }
        />
      }
    />
  );
}

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', flex: 1, minWidth: 150 },
  {
    field: 'open',
    headerName: 'Open today',
    type: 'boolean',
    width: 160,
    renderHeaderFilter: (params) => <OpenOnly {...params} />,
  },
];

const rows = [
  { id: 1, museum: 'City history', open: true },
  { id: 2, museum: 'Glass works', open: false },
  { id: 3, museum: 'Maritime', open: true },
];

export default function CustomHeaderFilter() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro aria-label="Museums" rows={rows} columns={columns} headerFilters hideFooter />
    </Box>
  );
}
