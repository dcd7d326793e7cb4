import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stamp {
  readonly country: string;
  readonly number: number;
  readonly motif: string;
  readonly year: number;
}

const columns: GridColDef<Stamp>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'number', headerName: 'Number', type: 'number', width: 100 },
  { field: 'motif', headerName: 'Motif', flex: 1, minWidth: 130 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: String },
];

const rows: Stamp[] = [
  { country: 'Faroes', number: 1, motif: 'Old chart', year: 1975 },
  { country: 'Faroes', number: 2, motif: 'Sheep', year: 1975 },
  { country: 'Malta', number: 1, motif: 'Harbor', year: 1964 },
];

/** Outside the component: the grid compares the function by identity. */
const getStampId = (row: Stamp) => `${row.country}-${row.number}`;

export default function OwnId() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Stamps"
        rows={rows}
        columns={columns}
        getRowId={getStampId}
        hideFooter
      />
    </Box>
  );
}
