import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIndexLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

function RowNumber({ id }: { readonly id: GridRowId }) {
  const apiRef = useGridApiContext();
  const indexes = useGridSelector(apiRef, gridExpandedSortedRowIndexLookupSelector);
  return (indexes[id] ?? 0) + 1;
}

const columns: GridColDef[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

const rows = [
  { id: 'a', runner: 'Kwame', minutes: 41.2 },
  { id: 'b', runner: 'Ylva', minutes: 38.9 },
  { id: 'c', runner: 'Beatriz', minutes: 44.5 },
  { id: 'd', runner: 'Jakub', minutes: 39.7 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ width: '100%', height: 310 }}>
      <DataGrid
        aria-label="Results"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
