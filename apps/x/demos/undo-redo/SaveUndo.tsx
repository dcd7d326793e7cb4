import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

interface Ingredient {
  readonly id: number;
  readonly ingredient: string;
  readonly grams: number;
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110, editable: true },
];

const startRows: Ingredient[] = [
  { id: 1, ingredient: 'Flour', grams: 500 },
  { id: 2, ingredient: 'Butter', grams: 220 },
  { id: 3, ingredient: 'Sugar', grams: 180 },
];

export default function SaveUndo() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(startRows);
  const total = rows.reduce((sum, { grams }) => sum + grams, 0);

  const processRowUpdate = (changed: Ingredient) => {
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  /** Takes over the values that the grid has restored. */
  const saveHistory = () => {
    setRows((all) => all.map((row) => apiRef.current?.getRow<Ingredient>(row.id) ?? row));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.history.undo()} sx={{ mr: 1 }}>
        Undo
      </Button>
      <Button variant="outlined" onClick={() => apiRef.current?.history.redo()}>
        Redo
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Ingredients"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onUndo={saveHistory}
          onRedo={saveHistory}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Total: {total} g
      </Typography>
    </Box>
  );
}
