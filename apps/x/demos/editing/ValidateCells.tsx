import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 130 },
  {
    field: 'seats',
    headerName: 'Seats (1 to 40)',
    type: 'number',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps<number>) => {
      const seats = Number(props.value);
      return { ...props, error: !Number.isInteger(seats) || seats < 1 || seats > 40 };
    },
  },
  {
    field: 'key',
    headerName: 'Key (unique)',
    width: 150,
    editable: true,
    preProcessEditCellProps: async ({ id, props }: GridPreProcessEditCellProps<string>) => ({
      ...props,
      error: await isTaken(String(props.value), Number(id)),
    }),
  },
];

const rows = [
  { id: 1, room: 'Library', seats: 24, key: 'L-1' },
  { id: 2, room: 'Workshop', seats: 12, key: 'W-1' },
  { id: 3, room: 'Studio', seats: 6, key: 'S-3' },
];

/** A server would answer this question, and take its time. */
async function isTaken(key: string, id: number): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return rows.some((row) => row.id !== id && row.key === key);
}

export default function ValidateCells() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Rooms" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
