import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lap', headerName: 'Lap', type: 'number', width: 90 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', flex: 1, minWidth: 120 },
];

const createLap = (lap: number) => ({ id: lap, lap, seconds: 71 + ((lap * 5) % 8) });

export default function FollowNewRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(() => [1, 2, 3, 4, 5].map(createLap));

  useEffect(() => {
    apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1 });
  }, [apiRef, rows]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setRows([...rows, createLap(rows.length + 1)])}
        sx={{ mb: 1 }}
      >
        Add a lap
      </Button>
      <Box sx={{ height: 240 }}>
        <DataGrid apiRef={apiRef} aria-label="Laps" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
