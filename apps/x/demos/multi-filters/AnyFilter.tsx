import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
  { field: 'urgent', headerName: 'Urgent', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, patient: 'A. Novak', age: 34, urgent: true },
  { id: 2, patient: 'B. Silva', age: 79, urgent: false },
  { id: 3, patient: 'C. Hansen', age: 81, urgent: true },
  { id: 4, patient: 'D. Moreau', age: 22, urgent: false },
];

export default function AnyFilter() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [
      { id: 1, field: 'age', operator: '>=', value: '70' },
      { id: 2, field: 'urgent', operator: 'is', value: 'true' },
    ],
    logicOperator: GridLogicOperator.Or,
  });
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Combine the filters"
        value={model.logicOperator}
        onChange={(event, logicOperator: GridLogicOperator | null) => {
          if (logicOperator) {
            setModel({ ...model, logicOperator });
          }
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={GridLogicOperator.And}>Both filters</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any filter</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 280 }}>
        <DataGridPro
          aria-label="Patients"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
