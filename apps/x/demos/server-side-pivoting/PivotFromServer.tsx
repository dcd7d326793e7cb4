import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const sales = [
  { id: 1, shop: 'Bergen', season: 'Winter', pairs: 140 },
  { id: 2, shop: 'Bergen', season: 'Summer', pairs: 86 },
  { id: 3, shop: 'Porto', season: 'Winter', pairs: 63 },
  { id: 4, shop: 'Porto', season: 'Summer', pairs: 210 },
];
const shops = ['Bergen', 'Porto'];
const seasons = ['Winter', 'Summer'];

function sumBySeason(rows: typeof sales) {
  const totals = seasons.map((season) => {
    const matches = rows.filter((row) => row.season === season);
    return [`${season}-pairs`, matches.reduce((total, { pairs }) => total + pairs, 0)] as const;
  });
  return Object.fromEntries(totals);
}

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ pivotModel }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (!pivotModel) {
      return { rows: [...sales], rowCount: sales.length };
    }
    return {
      rows: shops.map((shop) => ({
        id: `shop-${shop}`,
        shop,
        count: sales.filter((sale) => sale.shop === shop).length,
        ...sumBySeason(sales.filter((sale) => sale.shop === shop)),
      })),
      rowCount: shops.length,
      pivotColumns: seasons.map((season) => ({ key: season, group: season })),
      aggregateRow: sumBySeason(sales),
    };
  },
  getGroupKey: (row) => row.shop,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 130 },
  { field: 'season', headerName: 'Season', width: 130 },
  { field: 'pairs', headerName: 'Pairs', type: 'number', width: 120 },
];

const model: GridPivotModel = {
  rows: [{ field: 'shop' }],
  columns: [{ field: 'season' }],
  values: [{ field: 'pairs', aggFunc: 'sum' }],
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function PivotFromServer() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPremium
        aria-label="Pairs by shop and season"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{ pivoting: { model, enabled: true } }}
        pivotingColDef={(field, path) => ({ field: [...path, field].join('-'), width: 120 })}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
