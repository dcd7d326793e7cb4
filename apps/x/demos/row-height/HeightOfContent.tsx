import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'entry', headerName: 'Entry', flex: 1, minWidth: 160 },
  { field: 'place', headerName: 'Place', width: 120 },
];

const rows = [
  { id: 1, day: 'June 4', entry: 'Fog until noon.', place: 'Hut' },
  {
    id: 2,
    day: 'June 5',
    entry:
      'Crossed the col before sunrise. Two ptarmigans on the ridge, still in winter plumage. The bridge below the lake is gone; the guide found a ford further up.',
    place: 'Upper lake',
  },
  {
    id: 3,
    day: 'June 6',
    entry: 'Rested. Dried socks, repaired the stove, wrote three letters.',
    place: 'Upper lake',
  },
];

const measureAll = () => 'auto' as const;
// The nearer the guess, the less moves when the rows are measured.
const guess = ({ model }: GridRowHeightParams) => (String(model['entry']).length > 100 ? 77 : 37);

export default function HeightOfContent() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Diary"
        rows={rows}
        columns={columns}
        getRowHeight={measureAll}
        getEstimatedRowHeight={guess}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </Box>
  );
}
