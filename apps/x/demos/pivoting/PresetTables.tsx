import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'clinic', headerName: 'Clinic', width: 110 },
  { field: 'weekday', headerName: 'Weekday', width: 110 },
  { field: 'patients', headerName: 'Patients', type: 'number', width: 110 },
  { field: 'wait', headerName: 'Wait (min)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, clinic: 'Center', weekday: 'Monday', patients: 62, wait: 34 },
  { id: 2, clinic: 'Center', weekday: 'Tuesday', patients: 48, wait: 21 },
  { id: 3, clinic: 'East', weekday: 'Monday', patients: 39, wait: 18 },
  { id: 4, clinic: 'East', weekday: 'Tuesday', patients: 44, wait: 27 },
];

const tables = {
  load: {
    rows: [{ field: 'clinic' }],
    columns: [{ field: 'weekday' }],
    values: [{ field: 'patients', aggFunc: 'sum' }],
  },
  waiting: {
    rows: [{ field: 'weekday' }],
    columns: [{ field: 'clinic' }],
    values: [
      { field: 'patients', aggFunc: 'sum' },
      { field: 'wait', aggFunc: 'avg' },
    ],
  },
} satisfies Record<string, GridPivotModel>;

export default function PresetTables() {
  const [table, setTable] = useState<keyof typeof tables>('load');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pivot table"
        value={table}
        onChange={(_event, next: keyof typeof tables | null) => setTable(next ?? table)}
      >
        <ToggleButton value="load">Patients by clinic</ToggleButton>
        <ToggleButton value="waiting">Wait by weekday</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300, mt: 2 }}>
        <DataGridPremium
          aria-label="Clinics"
          rows={rows}
          columns={columns}
          pivotActive
          pivotModel={tables[table]}
          hideFooter
        />
      </Box>
    </Box>
  );
}
