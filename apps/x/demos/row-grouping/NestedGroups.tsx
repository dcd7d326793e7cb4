import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, country: 'Aland', river: 'Ives', gauge: 'Upper weir', level: 182 },
  { id: 2, country: 'Aland', river: 'Ives', gauge: 'Town bridge', level: 240 },
  { id: 3, country: 'Aland', river: 'Morra', gauge: 'Ford', level: 65 },
  { id: 4, country: 'Borland', river: 'Tay', gauge: 'Mill', level: 310 },
  { id: 5, country: 'Borland', river: 'Tay', gauge: 'Delta', level: 128 },
];

const model = ['country', 'river'];

export default function NestedGroups() {
  const [columnType, setColumnType] = useState<'single' | 'multiple'>('single');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Grouping columns"
        value={columnType}
        onChange={(event, next: 'single' | 'multiple' | null) => setColumnType(next ?? columnType)}
      >
        <ToggleButton value="single">One column</ToggleButton>
        <ToggleButton value="multiple">A column per level</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420, mt: 2 }}>
        <DataGridPremium
          aria-label="Gauges"
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          rowGroupingColumnMode={columnType}
          initialState={{ columns: { columnVisibilityModel: { country: false, river: false } } }}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
