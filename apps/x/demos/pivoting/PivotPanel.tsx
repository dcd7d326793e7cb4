import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', width: 120 },
  { field: 'fish', headerName: 'Fish', width: 120 },
  { field: 'caught', headerName: 'Caught', type: 'date', width: 130 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

const rows = [
  { id: 1, river: 'Ives', fish: 'Trout', caught: new Date(2025, 4, 3), grams: 410 },
  { id: 2, river: 'Ives', fish: 'Perch', caught: new Date(2025, 7, 19), grams: 180 },
  { id: 3, river: 'Tay', fish: 'Trout', caught: new Date(2026, 4, 9), grams: 530 },
  { id: 4, river: 'Tay', fish: 'Perch', caught: new Date(2026, 5, 1), grams: 240 },
];

const startModel: GridPivotModel = {
  rows: [{ field: 'river' }],
  columns: [{ field: 'caught-year' }],
  values: [{ field: 'grams', aggFunc: 'max' }],
};

export default function PivotPanel() {
  const [model, setModel] = useState(startModel);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Catches"
          rows={rows}
          columns={columns}
          initialState={{ pivoting: { enabled: true } }}
          pivotModel={model}
          onPivotModelChange={setModel}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {`Rows by ${model.rows.map(({ field }) => field).join(', ') || 'nothing'}, columns by ${
          model.columns.map(({ field }) => field).join(', ') || 'nothing'
        }`}
      </Typography>
    </Box>
  );
}
