import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Plant {
  readonly id: number;
  readonly name: string;
  readonly pots: number;
  readonly watered: boolean;
}

const columns: GridColDef<Plant>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 140, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 100, editable: true },
  { field: 'watered', headerName: 'Watered', type: 'boolean', width: 110, editable: true },
];

const startRows: Plant[] = [
  { id: 1, name: 'Basil', pots: 6, watered: true },
  { id: 2, name: 'Lemon verbena', pots: 2, watered: false },
  { id: 3, name: 'Rosemary', pots: 4, watered: true },
];

export default function EditCells() {
  const [rows, setRows] = useState(startRows);
  const save = (changed: Plant) => {
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };
  const pots = rows.reduce((sum, row) => sum + row.pots, 0);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Plants"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {pots} pots in all
      </Typography>
    </Box>
  );
}
