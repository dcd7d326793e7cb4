import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

const visits = [
  { museum: 'Maritime', year: '2025', half: 'H1', guests: 410 },
  { museum: 'Maritime', year: '2025', half: 'H2', guests: 380 },
  { museum: 'Maritime', year: '2026', half: 'H1', guests: 505 },
  { museum: 'Textile', year: '2025', half: 'H1', guests: 120 },
  { museum: 'Textile', year: '2025', half: 'H2', guests: 185 },
  { museum: 'Textile', year: '2026', half: 'H1', guests: 240 },
];

const periods: Record<string, readonly string[]> = { '2025': ['H1', 'H2'], '2026': ['H1'] };

function sumByPeriod(rows: typeof visits) {
  const totals: Record<string, number> = {};
  for (const { year, half, guests } of rows) {
    const field = `${year}-${half}-guests`;
    totals[field] = (totals[field] ?? 0) + guests;
  }
  return totals;
}

/** Replace this with a request to your server, which reads `pivotModel`. */
const dataSource: GridDataSource = {
  getRows: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const museums = ['Maritime', 'Textile'];
    return {
      rows: museums.map((museum) => {
        const matches = visits.filter((visit) => visit.museum === museum);
        return { id: museum, museum, count: matches.length, ...sumByPeriod(matches) };
      }),
      rowCount: museums.length,
      pivotColumns: Object.entries(periods).map(([year, halves]) => ({
        key: year,
        group: year,
        children: halves.map((half) => ({ key: half, group: half })),
      })),
      aggregateRow: sumByPeriod(visits),
    };
  },
  getGroupKey: (row) => row.museum,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', width: 120 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'half', headerName: 'Half', width: 100 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 110 },
];

export default function TwoColumnLevels() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Guests by museum and period"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotActive
        initialState={{ pivoting: { model } }}
        pivotingColDef={(field, path) => ({ field: [...path, field].join('-'), width: 110 })}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}

const model = {
  rows: [{ field: 'museum' }],
  columns: [{ field: 'year' }, { field: 'half' }],
  values: [{ field: 'guests', aggFunc: 'sum' }],
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };
