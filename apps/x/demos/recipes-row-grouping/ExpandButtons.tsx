import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'record', headerName: 'Record', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, genre: 'Folk', record: 'Low Tide' },
  { id: 2, genre: 'Folk', record: 'Paper Boats' },
  { id: 3, genre: 'Jazz', record: 'Night Bus' },
];

export default function ExpandButtons() {
  const apiRef = useGridApiRef();
  const setExpanded = (isExpanded: boolean) => {
    const api = apiRef.current;
    if (api) {
      Object.values(gridRowTreeSelector(apiRef))
        .filter((node) => node.type === 'group' && node.depth >= 0)
        .forEach(({ id }) => api.setRowChildrenExpansion(id, isExpanded));
    }
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setExpanded(true)} sx={{ mr: 1 }}>
        Expand all
      </Button>
      <Button variant="outlined" onClick={() => setExpanded(false)}>
        Collapse all
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Records by genre"
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['genre'] },
            columns: { columnVisibilityModel: { genre: false } },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
