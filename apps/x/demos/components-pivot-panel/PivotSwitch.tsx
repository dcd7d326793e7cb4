import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'shop', headerName: 'Shop', width: 120 },
  { field: 'visits', headerName: 'Visits', type: 'number', width: 110 },
];

const rows = [
  { id: 1, month: 'May', shop: 'Bergen', visits: 810 },
  { id: 2, month: 'May', shop: 'Porto', visits: 940 },
  { id: 3, month: 'June', shop: 'Bergen', visits: 1020 },
  { id: 4, month: 'June', shop: 'Porto', visits: 1310 },
];

const model: GridPivotModel = {
  rows: [{ field: 'month' }],
  columns: [{ field: 'shop' }],
  values: [{ field: 'visits', aggFunc: 'sum' }],
};

export default function PivotSwitch() {
  const [isActive, setIsActive] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIsActive(!isActive)} sx={{ mb: 1 }}>
        {isActive ? 'Show single rows' : 'Show the summary'}
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGridPremium
          aria-label="Visits"
          rows={rows}
          columns={columns}
          pivotActive={isActive}
          pivotModel={model}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}
