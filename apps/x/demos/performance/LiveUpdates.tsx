import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'pump', headerName: 'Pump', flex: 1, minWidth: 120 },
  { field: 'turns', headerName: 'Turns per minute', type: 'number', width: 170 },
];

const rows = Array.from({ length: 200 }, (empty, index) => ({
  id: index,
  pump: `Pump ${index + 1}`,
  turns: 900,
}));

export default function LiveUpdates() {
  const api = useGridApiRef();
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    // Twenty messages a second come in; the grid draws two.
    const timer = setInterval(() => {
      const id = Math.floor(Math.random() * 6);
      api.current?.updateRows([{ id, turns: 850 + Math.floor(Math.random() * 100) }]);
    }, 50);
    return () => clearInterval(timer);
  }, [api, running]);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'}
      </Button>
      <Box sx={{ height: 360, mt: 2 }}>
        <DataGridPro
          aria-label="Pumps"
          apiRef={api}
          rows={rows}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Box>
  );
}
