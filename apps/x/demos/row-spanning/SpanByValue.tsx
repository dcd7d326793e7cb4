import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stage {
  readonly id: number;
  readonly rider: string;
  readonly team: string;
  readonly stage: number;
  readonly minutes: number;
}

const columns: GridColDef<Stage>[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  {
    field: 'rider',
    headerName: 'Rider',
    width: 120,
    // Two riders of one name are two people: the team belongs to the comparison.
    rowSpanValueGetter: (value, row) => `${row.team}/${row.rider}`,
  },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'number',
    width: 90,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

const rows: Stage[] = [
  { id: 1, team: 'Foxes', rider: 'Kim', stage: 1, minutes: 212 },
  { id: 2, team: 'Foxes', rider: 'Kim', stage: 2, minutes: 240 },
  { id: 3, team: 'Otters', rider: 'Kim', stage: 2, minutes: 240 },
  { id: 4, team: 'Otters', rider: 'Ayo', stage: 2, minutes: 236 },
];

export default function SpanByValue() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Stages"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
