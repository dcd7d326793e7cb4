import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  readonly id: number;
  readonly dish: string;
  readonly kind: 'soup' | 'cake';
  readonly size: string;
}

const sizes = {
  soup: [
    { value: 'c', label: 'Cup' },
    { value: 'b', label: 'Bowl' },
  ],
  cake: [
    { value: 's', label: 'Slice' },
    { value: 'h', label: 'Half' },
    { value: 'w', label: 'Whole' },
  ],
};

const columns: GridColDef<Order>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: ({ row }) => (row ? sizes[row.kind] : [...sizes.soup, ...sizes.cake]),
  },
];

const startRows: Order[] = [
  { id: 1, dish: 'Leek soup', kind: 'soup', size: 'b' },
  { id: 2, dish: 'Plum cake', kind: 'cake', size: 's' },
  { id: 3, dish: 'Cheesecake', kind: 'cake', size: 'w' },
];

export default function OptionsByRow() {
  const [rows, setRows] = useState(startRows);
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        processRowUpdate={(changed) => {
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
