import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crate', headerName: 'Crate', width: 100 },
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const harvest = ['Plum', 'Quince', 'Pear', 'Medlar', 'Apple', 'Damson'].map((fruit, index) => ({
  id: index + 1,
  crate: `C-${index + 1}`,
  fruit,
  kilos: 9 + ((index * 7) % 5),
}));

export default function GrowWithRows() {
  const [count, setCount] = useState(2);
  return (
    <Box sx={{ width: '100%', minHeight: 400 }}>
      <Button disabled={count === harvest.length} onClick={() => setCount(count + 1)}>
        Add a crate
      </Button>
      <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
        Take one away
      </Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 340, mt: 1 }}>
        <DataGrid aria-label="Crates" rows={harvest.slice(0, count)} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
