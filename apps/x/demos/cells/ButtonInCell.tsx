import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, seedling: 'Tomato', pots: 12 },
  { id: 2, seedling: 'Basil', pots: 30 },
  { id: 3, seedling: 'Pepper', pots: 8 },
];

export default function ButtonInCell() {
  const [watered, setWatered] = useState('No plants watered yet');
  const columns = useMemo<GridColDef[]>(
    () => [
      { field: 'seedling', headerName: 'Seedling', flex: 1, minWidth: 130 },
      { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
      {
        field: 'water',
        headerName: 'Care',
        width: 120,
        display: 'flex',
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            variant="outlined"
            tabIndex={tabIndex}
            aria-label={`Water ${row.seedling}`}
            onClick={() => setWatered(`${row.seedling} watered`)}
          >
            Water
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Seedlings"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {watered}
      </Typography>
    </Box>
  );
}
