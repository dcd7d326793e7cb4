import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'stand', headerName: 'Stand', width: 130 },
  { field: 'sold', headerName: 'Tickets sold', type: 'number', width: 150 },
];

const rows = [
  { id: 1, stand: 'North', sold: 1200 },
  { id: 2, stand: 'South', sold: 950 },
  { id: 3, stand: 'Boxes', sold: 64 },
];

const few = { items: [{ field: 'sold', operator: '<', value: 1000 }] };

export default function WhatCounts() {
  const [all, setAll] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Count rows that the filter hides"
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
      />
      <Box sx={{ height: 280 }}>
        <DataGridPremium
          aria-label="Stands"
          rows={rows}
          columns={columns}
          initialState={{
            aggregation: { model: { sold: 'sum' } },
            filter: { filterModel: few },
          }}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          hideFooter
        />
      </Box>
    </Box>
  );
}
