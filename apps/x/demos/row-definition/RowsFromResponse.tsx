import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

/** A response of a weather service, with an object for each station. */
const response: Record<string, { readonly updated_at: string; readonly gusts: number[] }> = {
  'pier-head': { updated_at: '2026-04-02T08:10:00', gusts: [11, 14, 9, 17] },
  'old-fort': { updated_at: '2026-04-02T08:05:00', gusts: [6, 8, 7, 7] },
  'ferry-quay': { updated_at: '2026-04-02T07:55:00', gusts: [13, 12, 15, 12] },
};

interface Station {
  readonly id: string;
  readonly updatedAt: Date;
  readonly strongest: number;
  readonly average: number;
}

/** Runs once, when the data arrives, instead of in a `valueGetter` of each column. */
function toRows(stations: typeof response): Station[] {
  return Object.entries(stations).map(([id, { updated_at, gusts }]) => ({
    id,
    updatedAt: new Date(updated_at),
    strongest: Math.max(...gusts),
    average: gusts.reduce((sum, gust) => sum + gust, 0) / gusts.length,
  }));
}

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'updatedAt', headerName: 'Updated', type: 'dateTime', width: 190 },
  { field: 'strongest', headerName: 'Strongest (m/s)', type: 'number', width: 150 },
  { field: 'average', headerName: 'Average (m/s)', type: 'number', width: 140 },
];

const rows = toRows(response);

export default function RowsFromResponse() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Wind by station" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
