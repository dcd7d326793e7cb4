import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 130, hideable: false },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, employee: 'Amara Okafor', team: 'Design', salary: 58_000 },
  { id: 2, employee: 'Jonas Weber', team: 'Support', salary: 43_500 },
  { id: 3, employee: 'Ines Prado', team: 'Design', salary: 61_200 },
];

export default function ShowFromCode() {
  const apiRef = useGridApiRef();
  const [showsSalary, setShowsSalary] = useState(false);

  const showSalary = (isVisible: boolean) => {
    apiRef.current?.setColumnVisibility('salary', isVisible);
    setShowsSalary(isVisible);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show salaries"
        control={
          <Switch checked={showsSalary} onChange={(event) => showSalary(event.target.checked)} />
        }
      />
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Employees"
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { salary: false } } }}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
