import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Menu {
  readonly id: number;
  readonly dish: string;
  readonly price: number;
}

const columns: GridColDef<Menu>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true },
];

const savedRows: Menu[] = [
  { id: 1, dish: 'Fish soup', price: 9 },
  { id: 2, dish: 'Dumplings', price: 12 },
  { id: 3, dish: 'Rye bread', price: 4 },
];

export default function SaveAllChanges() {
  const [saved, setSaved] = useState(savedRows);
  const [rows, setRows] = useState(savedRows);
  const changedIds = new Set<GridRowId>(
    rows.filter((row, index) => row !== saved[index]).map(({ id }) => id),
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button variant="contained" disabled={changedIds.size === 0} onClick={() => setSaved(rows)}>
          Save {changedIds.size} changed rows
        </Button>
        <Button disabled={changedIds.size === 0} onClick={() => setRows(saved)}>
          Discard
        </Button>
      </Box>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Menu"
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (changedIds.has(id) ? 'changed' : '')}
          processRowUpdate={(changed, before) => {
            if (changed.dish === before.dish && changed.price === before.price) {
              return before;
            }
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          sx={{ '& .changed': { fontWeight: 'bold' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
