import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 130 },
  { field: 'takings', headerName: 'Takings', type: 'number', width: 120 },
];

const startRows = ['Bread', 'Fish', 'Flowers', 'Honey', 'Cheese', 'Knives', 'Soap', 'Olives'].map(
  (stall, index) => ({ id: stall, stall, takings: 180 + ((index * 53) % 240) }),
);

export default function PinnedTotals() {
  const [rows, setRows] = useState(startRows);
  const pinnedRows = useMemo(
    () => ({
      bottom: [
        {
          id: 'total',
          stall: 'All stalls',
          takings: rows.reduce((sum, row) => sum + row.takings, 0),
        },
      ],
    }),
    [rows],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() =>
          setRows((all) =>
            all.map((row) => (row.id === 'Honey' ? { ...row, takings: row.takings + 25 } : row)),
          )
        }
      >
        Sell honey for 25
      </Button>
      <Box sx={{ height: 340, mt: 1 }}>
        <DataGridPro
          aria-label="Market"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
