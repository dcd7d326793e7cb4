import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  GridAddIcon,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Team {
  readonly id: number;
  readonly team: string;
  readonly points: number;
}

function AddOne({ id, row, tabIndex }: GridRenderCellParams<Team>) {
  const apiRef = useGridApiContext();
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Add a point for ${row.team}`}
      onClick={() => apiRef.current.updateRows([{ id, points: row.points + 1 }])}
    >
      <GridAddIcon fontSize="small" />
    </IconButton>
  );
}

const columns: GridColDef<Team>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 130 },
  { field: 'points', headerName: 'Points', type: 'number', width: 100 },
  {
    field: 'add',
    headerName: 'Add',
    width: 90,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: (params) => <AddOne {...params} />,
  },
];

const rows = [
  { id: 1, team: 'Harbor', points: 11 },
  { id: 2, team: 'Old Town', points: 9 },
  { id: 3, team: 'Hill', points: 14 },
];

export default function InsideTheGrid() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Teams"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
