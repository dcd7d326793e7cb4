import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

const measured = [
  [210, 185, 90],
  [212, 181, 97],
];

const readWells = (round: number) =>
  ['North', 'Court', 'Mill'].map((well, index) => ({
    id: well,
    well,
    level: measured[round % 2]?.[index],
  }));

export default function WhileLoading() {
  const [round, setRound] = useState(0);
  const [rows, setRows] = useState(readWells(0));
  const [isLoading, setLoading] = useState(false);

  // Stands for a request that takes a second.
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setRows(readWells(round));
      setLoading(false);
    }, 1000);
    return () => clearTimeout(timer);
  }, [isLoading, round]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={isLoading}
        onClick={() => {
          setRound(round + 1);
          setLoading(true);
        }}
      >
        Measure again
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid
          aria-label="Wells"
          rows={rows}
          columns={columns}
          loading={isLoading}
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
