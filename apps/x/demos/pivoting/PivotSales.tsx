import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 120 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'pairs', headerName: 'Pairs', type: 'number', width: 110 },
];

const sales = [
  ['Bergen', 'Boots', 'Winter', 140],
  ['Bergen', 'Boots', 'Summer', 22],
  ['Bergen', 'Sandals', 'Summer', 64],
  ['Porto', 'Boots', 'Winter', 51],
  ['Porto', 'Sandals', 'Winter', 12],
  ['Porto', 'Sandals', 'Summer', 210],
] as const;

const rows = sales.map(([shop, product, season, pairs], id) => ({
  id,
  shop,
  product,
  season,
  pairs,
}));

const model: GridPivotModel = {
  rows: [{ field: 'shop' }, { field: 'product' }],
  columns: [{ field: 'season' }],
  values: [{ field: 'pairs', aggFunc: 'sum' }],
};

export default function PivotSales() {
  const [active, setActive] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pivot"
        control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
      />
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Shoes sold"
          rows={rows}
          columns={columns}
          initialState={{ pivoting: { model } }}
          pivotActive={active}
          onPivotActiveChange={setActive}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
