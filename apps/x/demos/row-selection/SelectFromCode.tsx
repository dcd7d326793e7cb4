import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 140 },
  { field: 'megabytes', headerName: 'MB', type: 'number', width: 100 },
];

const rows = [
  { id: 1, file: 'intro.mov', megabytes: 840 },
  { id: 2, file: 'notes.md', megabytes: 1 },
  { id: 3, file: 'interview.wav', megabytes: 310 },
  { id: 4, file: 'cover.png', megabytes: 12 },
];

const empty: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  const selectLarge = () => {
    const ids = rows.filter(({ megabytes }) => megabytes > 100).map(({ id }) => id);
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set(ids) });
  };

  const invert = () => {
    const ids = rows.map(({ id }) => id).filter((id) => !apiRef.current?.isRowSelected(id));
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set(ids) });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={selectLarge}>
          Large files
        </Button>
        <Button variant="outlined" onClick={invert}>
          Invert
        </Button>
        <Button onClick={() => apiRef.current?.setRowSelectionModel(empty)}>Clear</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Files"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
