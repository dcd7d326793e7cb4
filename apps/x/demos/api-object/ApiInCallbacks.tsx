import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridAddIcon,
  GridDeleteIcon,
  type GridColDef,
} from '@mui/x-data-grid';

interface Line {
  readonly id: string;
  readonly part: string;
  readonly pieces: number;
}

/** A constant outside of the component, because the callbacks receive the API. */
const columns: GridColDef<Line>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 110,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<GridAddIcon />}
          label={`Duplicate ${params.row.part}`}
          onClick={() => params.api.updateRows([{ ...params.row, id: crypto.randomUUID() }])}
        />
        <GridActionsCellItem
          icon={<GridDeleteIcon />}
          label={`Delete ${params.row.part}`}
          onClick={() => params.api.updateRows([{ id: params.id, _action: 'delete' }])}
        />
      </GridActionsCell>
    ),
  },
];

const rows: Line[] = [
  { id: 'hinge', part: 'Hinge', pieces: 4 },
  { id: 'handle', part: 'Handle', pieces: 2 },
  { id: 'lock', part: 'Lock', pieces: 1 },
];

export default function ApiInCallbacks() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Parts of a door"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
