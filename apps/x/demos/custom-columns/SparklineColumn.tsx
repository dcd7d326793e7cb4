import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const height = 24;
const step = 14;

function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const highest = Math.max(...values);
  const points = values.map(
    (value, place) => `${place * step + 2},${height - 2 - (value / highest) * 20}`,
  );
  return (
    <svg role="img" aria-label={label} width={step * (values.length - 1) + 4} height={height}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

type Visits = readonly number[];

const columns: GridColDef[] = [
  { field: 'page', headerName: 'Page', flex: 1, minWidth: 130 },
  {
    field: 'visits',
    headerName: 'Visits this week',
    display: 'flex',
    width: 150,
    sortComparator: (a: Visits, b: Visits) => Number(a.at(-1)) - Number(b.at(-1)),
    valueFormatter: (visits: Visits) => visits.join(' '),
    filterable: false,
    renderCell: ({ value = [] }: GridRenderCellParams<object, Visits>) => (
      <Sparkline values={value} label={`From ${value[0]} to ${value.at(-1)} visits`} />
    ),
  },
];

const rows = [
  { id: 1, page: 'Opening hours', visits: [40, 44, 61, 58, 72, 90, 35] },
  { id: 2, page: 'Ferry timetable', visits: [120, 98, 90, 76, 80, 66, 51] },
  { id: 3, page: 'Lost and found', visits: [4, 9, 3, 12, 8, 6, 14] },
];

export default function SparklineColumn() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Pages" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
