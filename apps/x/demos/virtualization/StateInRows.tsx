import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Seat {
  readonly id: number;
  readonly seat: string;
  readonly isTaken: boolean;
}

const rows: Seat[] = Array.from({ length: 300 }, (_, index) => ({
  id: index,
  seat: `Row ${Math.floor(index / 10) + 1}, seat ${(index % 10) + 1}`,
  isTaken: index === 2,
}));

/** The checkbox writes to the row, because the cell unmounts when it scrolls out of view. */
function TakenCell({ id, row, tabIndex }: GridRenderCellParams<Seat>) {
  const apiRef = useGridApiContext();
  return (
    <Checkbox
      size="small"
      checked={row.isTaken}
      onChange={(event) => apiRef.current.updateRows([{ id, isTaken: event.target.checked }])}
      slotProps={{ input: { tabIndex, 'aria-label': `${row.seat} is taken` } }}
    />
  );
}

const columns: GridColDef<Seat>[] = [
  { field: 'seat', headerName: 'Seat', flex: 1, minWidth: 150 },
  {
    field: 'isTaken',
    headerName: 'Taken',
    type: 'boolean',
    width: 110,
    renderCell: (params) => <TakenCell {...params} />,
  },
];

export default function StateInRows() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Seats"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
