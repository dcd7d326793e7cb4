import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'person', headerName: 'Person', width: 120 },
  { field: 'travel', headerName: 'Travel (€)', type: 'number', width: 120 },
  { field: 'hotel', headerName: 'Hotel (€)', type: 'number', width: 120 },
  { field: 'meals', headerName: 'Meals (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, person: 'Aino', travel: 210, hotel: 340, meals: 96 },
  { id: 2, person: 'Diego', travel: 95, hotel: 120, meals: 41 },
  { id: 3, person: 'Mei', travel: 480, hotel: 510, meals: 133 },
];

export default function SumOfSelection() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('Select cells to see their sum');

  const updateSummary = () => {
    const api = apiRef.current;
    const values = (api?.getSelectedCellsAsArray() ?? [])
      .map(({ id, field }) => api?.getCellValue<unknown>(id, field))
      .filter((value) => typeof value === 'number');
    const sum = values.reduce((total, value) => total + value, 0);
    setSummary(`${values.length} numbers, sum: ${sum} €`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Expenses"
          rows={rows}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={updateSummary}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {summary}
      </Typography>
    </Box>
  );
}
