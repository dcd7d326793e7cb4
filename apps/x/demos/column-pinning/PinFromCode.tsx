import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', width: 150 },
  ...sizes.map((size): GridColDef => ({
    field: size,
    headerName: `Size ${size}`,
    type: 'number',
    width: 110,
  })),
];

const rows = ['Rain jacket', 'Wool sweater', 'Work shirt'].map((item, index) => ({
  id: item,
  item,
  ...Object.fromEntries(sizes.map((size, step) => [size, 3 + ((index * 7 + step * 5) % 19)])),
}));

export default function PinFromCode() {
  const apiRef = useGridApiRef();
  const [size, setSize] = useState('');

  const showSize = (next: string) => {
    if (size !== '') {
      apiRef.current?.unpinColumn(size);
    }
    if (next !== '') {
      apiRef.current?.pinColumn(next, GridPinnedColumnPosition.LEFT);
    }
    setSize(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="My size"
        size="small"
        value={size}
        onChange={(event) => showSize(event.target.value)}
        sx={{ width: 140, mb: 1 }}
      >
        <MenuItem value="">None</MenuItem>
        {sizes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 260 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Stock by size"
          rows={rows}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['item'] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
