import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

const sales = [
  { id: 'b1', shop: 'Bergen', product: 'Boots', pairs: 140 },
  { id: 'b2', shop: 'Bergen', product: 'Sandals', pairs: 64 },
  { id: 'p1', shop: 'Porto', product: 'Boots', pairs: 51 },
  { id: 'p2', shop: 'Porto', product: 'Sandals', pairs: 222 },
];

const sumPairs = (rows: readonly { readonly pairs: number }[]) =>
  rows.reduce((total, { pairs }) => total + pairs, 0);

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ groupKeys: [shop] = [] }) => {
    const aggregateRow = { pairs: sumPairs(sales) };
    if (shop !== undefined) {
      return { rows: sales.filter((sale) => sale.shop === shop), aggregateRow };
    }
    const rows = ['Bergen', 'Porto'].map((name) => {
      const group = sales.filter((sale) => sale.shop === name);
      return { id: name, shop: name, count: group.length, pairs: sumPairs(group) };
    });
    return { rows, rowCount: rows.length, aggregateRow };
  },
  getGroupKey: (row) => row.shop,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 120, sortable: false },
  { field: 'product', headerName: 'Product', width: 130, sortable: false, groupable: false },
  {
    field: 'pairs',
    headerName: 'Pairs',
    type: 'number',
    width: 130,
    sortable: false,
    groupable: false,
  },
];

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function GroupTotals() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Pairs by shop"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { pairs: 'sum' } },
          rowGrouping: { model: ['shop'] },
          columns: { columnVisibilityModel: { shop: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Shop', flex: 1, minWidth: 150, sortable: false }}
        disableColumnFilter
        disablePivoting
        hideFooter
      />
    </Box>
  );
}
