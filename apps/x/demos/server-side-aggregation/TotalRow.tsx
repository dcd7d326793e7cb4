import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

const stalls = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  stall: `Stall ${index + 1}`,
  sales: 80 + ((index * 53) % 170),
}));

/** Computes the functions that the client offers. */
function aggregate(name: string | undefined, values: readonly number[]) {
  const sum = values.reduce((total, value) => total + value, 0);
  return name === 'avg' ? sum / values.length : sum;
}

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ start, end, aggregationModel = {} }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const sales = aggregate(
      aggregationModel['sales'],
      stalls.map((stall) => stall.sales),
    );
    return {
      rows: stalls.slice(Number(start), end + 1),
      rowCount: stalls.length,
      aggregateRow: { sales },
    };
  },
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 130, sortable: false },
  { field: 'sales', headerName: 'Sales (€)', type: 'number', width: 150, sortable: false },
];

const aggregationFunctions = { sum: { columnTypes: ['number'] }, avg: { columnTypes: ['number'] } };

export default function TotalRow() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Sales by stall"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { sales: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pagination
        pageSizeOptions={[5]}
        disableColumnFilter
        disableRowGrouping
        disablePivoting
      />
    </Box>
  );
}
