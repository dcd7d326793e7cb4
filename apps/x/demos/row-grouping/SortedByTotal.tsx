import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'sales', headerName: 'Sales (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, region: 'North', shop: 'Aarhus', sales: 18_200 },
  { id: 2, region: 'North', shop: 'Turku', sales: 9_400 },
  { id: 3, region: 'South', shop: 'Porto', sales: 22_900 },
  { id: 4, region: 'South', shop: 'Bari', sales: 31_500 },
  { id: 5, region: 'West', shop: 'Cork', sales: 27_100 },
];

export default function SortedByTotal() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPremium
        aria-label="Sales by region"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['region'] },
          aggregation: { model: { sales: 'sum' } },
          sorting: { sortModel: [{ field: 'sales', sort: 'desc' }] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
