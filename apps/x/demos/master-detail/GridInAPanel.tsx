import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Choir {
  readonly id: number;
  readonly choir: string;
  readonly concerts: readonly {
    readonly id: number;
    readonly hall: string;
    readonly seats: number;
  }[];
}

const columns: GridColDef<Choir>[] = [
  { field: 'choir', headerName: 'Choir', flex: 1, minWidth: 150 },
  {
    field: 'concerts',
    headerName: 'Concerts',
    type: 'number',
    width: 110,
    valueGetter: (concerts: Choir['concerts']) => concerts.length,
  },
];

const concertColumns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rows: Choir[] = [
  {
    id: 1,
    choir: 'Northern Chamber',
    concerts: [
      { id: 11, hall: 'Old Mint', seats: 220 },
      { id: 12, hall: 'St Olave', seats: 480 },
    ],
  },
  { id: 2, choir: 'Riverside', concerts: [{ id: 21, hall: 'Boathouse', seats: 140 }] },
];

const concertGrid = ({ row }: GridRowParams<Choir>) => (
  <Box role="row" sx={{ height: '100%' }}>
    <Box role="gridcell" aria-colspan={columns.length + 1} sx={{ height: '100%', p: 2 }}>
      <DataGridPro
        aria-label={`Concerts of ${row.choir}`}
        rows={row.concerts}
        columns={concertColumns}
        density="compact"
        hideFooter
      />
    </Box>
  </Box>
);

const panelHeight = () => 200;

export default function GridInAPanel() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPro
        aria-label="Choirs"
        rows={rows}
        columns={columns}
        getDetailPanelContent={concertGrid}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </Box>
  );
}
