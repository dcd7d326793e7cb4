import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'club', headerName: 'Club', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, runner: 'Mia Lindqvist', club: 'Harbor', minutes: 43 },
  { id: 2, runner: 'Omar Aziz', club: 'Old Town', minutes: 39 },
  { id: 3, runner: 'Paula Stein', club: 'Harbor', minutes: 51 },
];

export default function ExportButton() {
  const apiRef = useGridApiRef();

  const exportAllRows = () => {
    apiRef.current?.exportDataAsCsv({
      fileName: 'results',
      fields: ['runner', 'minutes'],
      getRowsToExport: ({ apiRef: api }) => gridFilteredSortedRowIdsSelector(api),
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={exportAllRows} sx={{ mb: 1 }}>
        Export results
      </Button>
      <Box sx={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Results"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
