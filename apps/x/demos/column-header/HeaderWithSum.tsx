import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  {
    field: 'riders',
    headerName: 'Riders',
    type: 'number',
    width: 180,
    renderHeader: () => <RidersHeader />,
  },
];

const rows = [
  { id: 1, stop: 'Harbor', riders: 1820 },
  { id: 2, stop: 'Old Market', riders: 2410 },
  { id: 3, stop: 'University', riders: 3105 },
];

function RidersHeader() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + Number(model.riders), 0);
  return (
    <span>
      <strong>Riders</strong> ({sum.toLocaleString('en')})
    </span>
  );
}

export default function HeaderWithSum() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid label="Stops" rows={rows} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
